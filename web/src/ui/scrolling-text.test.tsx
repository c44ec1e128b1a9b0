import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScrollingText } from './scrolling-text.tsx';
import './theme.css';

const labels = {
  label: 'Note',
  lang: undefined,
  pauseLabel: 'Pause',
  playLabel: 'Play',
  openLabel: 'Read',
};
const short = 'No practice on Monday.\nBack on Tuesday.';
const long = 'No practice on Monday; the gym is closed for the tournament.\n'.repeat(20);

afterEach(() => page.viewport(414, 896));

it('does not scroll a note that fits its box, or make it focusable', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollingText {...labels} text={short} />);
  await expect.element(screen.getByText(/^No practice/u)).toBeVisible();
  expect(screen.container.getAnimations({ subtree: true })).toEqual([]);
  expect(screen.container.querySelector('[tabindex], button')).toBeNull();
});

it('shows the line breaks of a note', async () => {
  const screen = await render(<ScrollingText {...labels} text={short} />);
  const text = screen.getByText(/^No practice/u).element();
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  expect(Math.round(text.clientHeight / lineHeight)).toBe(2);
});

it('scrolls, on a large screen, a note taller than its box; a button stops and restarts it', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollingText {...labels} text={long} />);
  const countAnimations = () => screen.container.getAnimations({ subtree: true }).length;
  await expect.poll(countAnimations).toBe(1);
  const [animation] = screen.container.getAnimations({ subtree: true });
  const [text] = screen.container.querySelectorAll('p');
  // The box never cuts a line: at any time it has moved by a whole number of lines.
  for (const seconds of [1, 40, 63.5, 100]) {
    animation?.pause();
    if (animation) animation.currentTime = seconds * 1000;
    const { top } = text?.getBoundingClientRect() ?? { top: 0 };
    const frame = screen.getByRole('group', { name: 'Note' }).element();
    const lineHeight = Number.parseFloat(getComputedStyle(frame).lineHeight);
    const lines = (frame.getBoundingClientRect().top - top) / lineHeight;
    expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
  }
  await screen.getByRole('button', { name: 'Pause' }).click();
  expect(countAnimations()).toBe(0);
  expect(screen.container.querySelector('p')?.parentElement?.clientHeight).toBeGreaterThan(300);
  await screen.getByRole('button', { name: 'Play' }).click();
  expect(countAnimations()).toBe(1);
});

it('pauses while it has the focus', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollingText {...labels} text={long} />);
  const state = () => screen.container.getAnimations({ subtree: true })[0]?.playState;
  await expect.poll(state).toBe('running');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('group', { name: 'Note' })).toHaveFocus();
  await expect.poll(state).toBe('paused');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await expect.poll(state).toBe('running');
});

it('pauses on hover', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ScrollingText {...labels} text={long} />);
  const state = () => screen.container.getAnimations({ subtree: true })[0]?.playState;
  await expect.poll(state).toBe('running');
  await screen.getByRole('group', { name: 'Note' }).hover();
  await expect.poll(state).toBe('paused');
});

it('shows the first two lines of a long note on a phone, and all of it after a press', async () => {
  await page.viewport(360, 740);
  const screen = await render(<ScrollingText {...labels} text={long} />);
  expect(screen.container.getAnimations({ subtree: true })).toEqual([]);
  const text = screen.container.querySelector('p');
  expect(text?.clientHeight).toBeLessThan(70);
  await screen.getByRole('button', { name: 'Read' }).click();
  await expect.poll(() => text?.clientHeight).toBeGreaterThan(1000);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
