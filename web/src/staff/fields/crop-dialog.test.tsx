import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderStaff } from '../testing/render-staff.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { shrinkImage } from './encode-image.ts';
import { imageSlots } from './image-slots.ts';

vi.mock('./encode-image.ts', { spy: true });

it('uploads nothing if staff close the dialog while the image is being made smaller', async () => {
  const smallerFile = Promise.withResolvers<File>();
  vi.mocked(shrinkImage).mockReturnValue(smallerFile.promise);
  const bitmap = await createImageBitmap(new ImageData(100, 40));
  const file = new File(['photo'], 'photo.png', { type: 'image/png' });
  const onDone = vi.fn<(file: File) => void>();
  const onCancel = vi.fn();
  const screen = await renderStaff(
    <CropDialog
      chosenImage={{ file, bitmap }}
      slot={imageSlots.banners}
      {...{ onDone, onCancel }}
    />,
  );
  await screen.getByRole('button', { name: 'Use the whole image' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onCancel).toHaveBeenCalledOnce();
  smallerFile.resolve(file);
  await smallerFile.promise;
  expect(onDone).not.toHaveBeenCalled();
});
