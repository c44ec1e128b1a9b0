import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeDownImage } from '../../data/staff/staff-calls.ts';
import { renderStaff } from '../testing/render-staff.tsx';
import { type ImageSlot, imageSlots } from './image-slots.ts';
import { TakeDownButton } from './take-down-button.tsx';
import { TakeDownContext } from './image-context.ts';

vi.mock('../../data/staff/staff-calls.ts', { spy: true });

const imageURL = 'https://example.org/o/banners%2Fbanner_1.png?alt=media';

const savedRows = [{ _id: 'banner-1', updatedAt: '2026-10-05T15:00:00.000Z' }];
const trackOwnSaves = vi.fn<(saves: Promise<unknown>) => Promise<void>>();

async function openDialog(slot: ImageSlot, rowNames: readonly string[]) {
  const screen = await renderStaff(
    <TakeDownContext value={{ findRowNames: () => rowNames, trackOwnSaves }}>
      <TakeDownButton slot={slot} imageURL={imageURL} />
    </TakeDownContext>,
  );
  await screen.getByRole('button', { name: /^Remove this image for good/u }).click();
  return { screen, dialog: screen.getByRole('dialog') };
}

describe('staff who remove an image for good', () => {
  beforeEach(() => {
    trackOwnSaves.mockReset().mockImplementation(async (saves) => {
      await saves;
    });
    vi.mocked(takeDownImage).mockReset().mockResolvedValue({ rows: 2, savedRows });
  });

  it('read which banners are hidden, and the rows that the removal saved are tracked', async () => {
    const { screen, dialog } = await openDialog(imageSlots.banners, ['Tryouts', 'Gala']);
    await expect.element(dialog.getByText('Used in: Tryouts, Gala.')).toBeVisible();
    await expect.element(dialog.getByText(/^The banners that show it are hidden/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Remove for good' }).click();
    await expect
      .element(screen.getByText(/The banners that showed it are now hidden/u))
      .toBeVisible();
    expect(vi.mocked(takeDownImage).mock.calls).toEqual([[imageURL]]);
    // The form treats these rows as its own saves, so it names nobody else as their author.
    await expect(trackOwnSaves.mock.calls[0]?.[0]).resolves.toEqual(savedRows);
  });

  it('read nothing about banners when they remove a photo', async () => {
    const { screen, dialog } = await openDialog(imageSlots.carousels, []);
    await expect.element(dialog.getByText(/The banners that show it/u)).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/Used in/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove for good' }).click();
    await expect
      .element(screen.getByText(/The photos of the carousel that showed it are now hidden/u))
      .toBeVisible();
  });
});
