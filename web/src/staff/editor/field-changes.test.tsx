import { expect, it } from 'vitest';
import { renderStaff } from '../testing/render-staff.tsx';
import { FieldChanges } from './field-changes.tsx';

it('shows changed times in words, and marks changed words of a text', async () => {
  const screen = await renderStaff(
    <FieldChanges
      changes={[
        {
          name: 'showFrom',
          label: 'Displayed from',
          from: '2026-10-05T15:00:00.000Z',
          to: '2026-10-06T15:00:00.000Z',
        },
        { name: 'eventTitle', label: 'Title', from: 'Gym closed', to: 'Gym open' },
      ]}
      fromLabel="Before"
      toLabel="After"
    />,
  );
  await expect.element(screen.getByText(/October 5, 2026/u)).toBeVisible();
  await expect.element(screen.getByText(/October 6, 2026/u)).toBeVisible();
  await expect.element(screen.getByRole('deletion')).toHaveTextContent('closed');
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('open');
});
