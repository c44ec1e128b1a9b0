import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

it.each([
  [true, 1],
  [false, 0],
])('scrolls to the content on a phone if the tab opens (%s)', async (opens, scrollCount) => {
  await page.viewport(360, 740);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const selection = Promise.resolve(opens);
  const tabs = ['a', 'b'].map((id) => ({ id, label: id, purpose: '' }));
  const screen = await render(
    <Tabs label="Tabs" tabs={tabs} selected="a" onSelect={() => selection}>
      <p>Content</p>
    </Tabs>,
  );
  scroll.mockClear();
  await screen.getByRole('tab', { name: 'b' }).click();
  await selection;
  await expect.poll(() => scroll.mock.calls).toHaveLength(scrollCount);
});
