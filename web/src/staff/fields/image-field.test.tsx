import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ApiError } from '../../data/api-client.ts';
import { signIn } from '../../data/session/staff-session.ts';
import { uploadImage } from '../../data/staff/upload-image.ts';
import { renderStaff } from '../testing/render-staff.tsx';
import { ImageField } from './image-field.tsx';
import { imageSlots } from './image-slots.ts';

vi.mock('../../data/staff/upload-image.ts', { spy: true });
vi.mock('../../data/session/staff-session.ts', { spy: true });

const imageURL = 'https://example.org/new.png';
const storedImage = { imageURL, sizes: [] };

/** Creates an image file that a browser can decode. */
async function createImage(type: string, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 16;
  canvas.getContext('2d')?.fillRect(0, 0, 40, 16);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('The canvas created no image.');
  return new File([blob], name, { type });
}

const createPng = () => createImage('image/png', 'banner.png');

async function renderField() {
  const onUploaded = vi.fn<(address: string) => void>();
  const screen = await renderStaff(
    <ImageField
      id="banner-1"
      imageURL=""
      slot={imageSlots.banners}
      wrongKindText="Only PNG files."
      doneText="The image is uploaded."
      onUploaded={onUploaded}
    />,
  );
  const input = screen.getByLabelText('Choose an image, or drop one here');
  return { screen, input, onUploaded };
}

/** Chooses a file, then the entire image in the crop dialog. */
async function chooseWithoutCropping({ screen, input }: Awaited<ReturnType<typeof renderField>>) {
  await userEvent.upload(input, await createPng());
  await screen.getByRole('button', { name: 'Use the whole image' }).click();
}

describe('staff who upload an image', () => {
  beforeEach(() => {
    vi.mocked(uploadImage).mockReset();
    vi.mocked(signIn).mockReset();
  });

  it('get its address into the form once it is stored', async () => {
    vi.mocked(uploadImage).mockResolvedValue(storedImage);
    const field = await renderField();
    await chooseWithoutCropping(field);
    await expect.element(field.screen.getByText('The image is uploaded.')).toBeVisible();
    expect(field.onUploaded.mock.calls).toEqual([[imageURL]]);
  });

  it.each([
    ['image-animated', /This image is animated/u],
    ['invalid-body', /may be damaged/u],
    ['body-too-large', /too large: 5 MB at most/u],
  ] as const)('see why the server refused it (%s)', async (error, text) => {
    vi.mocked(uploadImage).mockRejectedValue(new ApiError({ error }, 400));
    const field = await renderField();
    await chooseWithoutCropping(field);
    await expect.element(field.screen.getByText(text)).toBeVisible();
    await expect.element(field.screen.getByText('The image has not changed.')).toBeVisible();
    expect(field.onUploaded).not.toHaveBeenCalled();
  });

  it('get no image after they cancel, even if the server has already stored it', async () => {
    const field = await renderField();
    vi.mocked(uploadImage).mockImplementation(async () => {
      await field.screen.getByRole('button', { name: 'Cancel', exact: true }).click();
      return storedImage;
    });
    await chooseWithoutCropping(field);
    await expect.element(field.screen.getByText(/^The upload was cancelled/u)).toBeVisible();
    expect(field.onUploaded).not.toHaveBeenCalled();
  });

  it('see that a file of another kind is refused, and nothing is sent', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { screen, input } = await renderField();
    await userEvent.upload(input, new File(['%PDF-1.7'], 'party.pdf', { type: 'application/pdf' }));
    await expect.element(screen.getByText('Only PNG files.')).toBeVisible();
    expect(alert).toHaveBeenCalledWith('Only PNG files.');
    expect(uploadImage).not.toHaveBeenCalled();
  });

  it('may convert a photo of another kind, which becomes a PNG', async () => {
    vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    vi.mocked(uploadImage).mockResolvedValue(storedImage);
    const field = await renderField();
    await userEvent.upload(field.input, await createImage('image/webp', 'IMG_1.webp'));
    await field.screen.getByRole('button', { name: 'Convert this photo' }).click();
    await field.screen.getByRole('button', { name: 'Use this part' }).click();
    await expect.element(field.screen.getByText('The image is uploaded.')).toBeVisible();
    const [{ image } = { image: new File([], '') }] = vi.mocked(uploadImage).mock.calls[0] ?? [];
    expect([image.name, image.type]).toEqual(['IMG_1.png', 'image/png']);
  });

  it.each([
    ['image/heic', /format of iPhones, which this browser can’t read/u],
    ['image/gif', /may be damaged/u],
  ])('read at once why a photo of type %s cannot be converted', async (type, text) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { screen, input } = await renderField();
    await userEvent.upload(input, new File(['not an image'], 'photo', { type }));
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(alert).toHaveBeenCalledWith('Only PNG files.');
    expect(screen.getByRole('button', { name: 'Convert this photo' }).query()).toBeNull();
    expect(uploadImage).not.toHaveBeenCalled();
  });

  it.each([
    ['HEIC', 'ftypheic\0\0\0\0mif1heic', /format of iPhones/u],
    ['AVIF', 'ftypavif\0\0\0\0mif1miaf', /such as AVIF or TIFF/u],
    ['video of a live photo', 'ftypqt  \0\0\0\0qt  ', /moving part of a live photo/u],
  ])('read what to do with a %s that has the name of a PNG', async (_, header, text) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { screen, input } = await renderField();
    const content = `\0\0\0\u0018${header}`;
    await userEvent.upload(input, new File([content], 'IMG_1.png', { type: 'image/png' }));
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(alert).toHaveBeenCalledWith('Only PNG files.');
  });

  it('read that a PDF is one, whatever its name', async () => {
    vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { screen, input } = await renderField();
    await userEvent.upload(input, new File(['%PDF-1.7'], 'poster.png', { type: 'image/png' }));
    await expect.element(screen.getByText(/^This file is a PDF document/u)).toBeVisible();
  });

  it('may use a PNG that has the name and the type of another format', async () => {
    vi.mocked(uploadImage).mockResolvedValue(storedImage);
    const field = await renderField();
    const png = await createPng();
    await userEvent.upload(field.input, new File([png], 'IMG_1.HEIC', { type: 'image/heic' }));
    await field.screen.getByRole('button', { name: 'Use this part' }).click();
    await expect.element(field.screen.getByText('The image is uploaded.')).toBeVisible();
  });

  it('log in again after the session’s end, and the same image is uploaded', async () => {
    vi.mocked(uploadImage).mockRejectedValueOnce(new ApiError({ error: 'unauthenticated' }, 401));
    vi.mocked(uploadImage).mockResolvedValue(storedImage);
    vi.mocked(signIn).mockResolvedValue(null);
    const field = await renderField();
    await chooseWithoutCropping(field);
    await field.screen.getByRole('button', { name: /Log in/u }).click();
    await expect.element(field.screen.getByText('The image is uploaded.')).toBeVisible();
    const [first, second] = vi.mocked(uploadImage).mock.calls;
    expect(second?.[0].image).toBe(first?.[0].image);
  });
});
