import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ApiError } from '../../data/api-client.ts';
import { uploadImage } from '../../data/staff/upload-image.ts';
import { renderStaff } from '../testing/render-staff.tsx';
import { ImageInputs } from './image-inputs.tsx';

vi.mock('../../data/staff/upload-image.ts', { spy: true });

const newImageURL = 'https://example.org/new.png';
const savedFields = { imageURL: '', consentOnFile: true };
/** A form that also shows, as JSON, what it would save now. */
function Form() {
  const [fields, setFields] = useState(savedFields);
  return (
    <>
      <ImageInputs
        collection="banners"
        id="banner-1"
        fields={fields}
        change={(changes) => setFields({ ...fields, ...changes })}
        consentAt="2026-10-05T14:30:00.000Z"
      />
      <output>{JSON.stringify(fields)}</output>
    </>
  );
}

/** Chooses a picture, whose upload goes on until `finish` or `fail` is called. */
async function startUpload() {
  const { promise, resolve, reject } = Promise.withResolvers<{ imageURL: string; sizes: [] }>();
  vi.mocked(uploadImage).mockReturnValue(promise);
  const screen = await renderStaff(<Form />);
  const consent = screen.getByRole('checkbox', { name: /^Consent on file/u });
  await expect.element(consent).toBeChecked();
  const canvas = new OffscreenCanvas(40, 16);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 16);
  const file = new File([await canvas.convertToBlob()], 'banner.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Choose an image, or drop one here'), file);
  await screen.getByRole('button', { name: 'Use the whole image' }).click();
  await expect.element(consent).not.toBeChecked();
  return {
    screen,
    consent,
    expectDraft: (fields: typeof savedFields) =>
      expect
        .element(screen.container.querySelector('output'))
        .toHaveTextContent(JSON.stringify(fields)),
    finish: () => resolve({ imageURL: newImageURL, sizes: [] }),
    fail: () => reject(new ApiError({ error: 'unavailable' }, 503)),
  };
}

describe('the consent for a new picture', () => {
  beforeEach(() => {
    vi.mocked(uploadImage).mockReset();
  });

  it('is asked anew as soon as the upload begins, and stays as it was answered meanwhile', async () => {
    const { screen, consent, finish, expectDraft } = await startUpload();
    await consent.click();
    // A draft that is left now has the old picture, with the consent to the old picture.
    await expectDraft(savedFields);
    finish();
    await expect.element(screen.getByText(/^Image uploaded\./u)).toBeVisible();
    await expect.element(consent).toBeChecked();
    await expectDraft({ imageURL: newImageURL, consentOnFile: true });
  });

  it('is missing if nobody gave it', async () => {
    const { screen, consent, finish, expectDraft } = await startUpload();
    finish();
    await expect.element(screen.getByText(/^Image uploaded\./u)).toBeVisible();
    await expect.element(consent).not.toBeChecked();
    await expectDraft({ imageURL: newImageURL, consentOnFile: false });
  });

  it.each(['failed', 'cancelled'] as const)(
    'is forgotten if the upload %s, and the saved picture has its own again',
    async (end) => {
      const { screen, consent, fail, expectDraft } = await startUpload();
      await consent.click();
      await consent.click();
      if (end === 'failed') fail();
      else {
        vi.mocked(uploadImage).mock.calls[0]?.[0].signal.addEventListener('abort', fail);
        await screen.getByRole('button', { name: 'Cancel', exact: true }).click();
      }
      await expect.element(consent).toBeChecked();
      await expectDraft(savedFields);
    },
  );
});
