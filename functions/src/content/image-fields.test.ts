import { describe, expect, it } from 'vitest';
import { resetImageTexts, resolveConsent } from './image-fields.ts';

const earlierInstant = '2026-10-05T14:30:00.000Z';
const saveInstant = '2026-11-21T09:00:00.000Z';

describe('a consent', () => {
  it.each([
    ['gets the instant of the save when it is ticked', null, true, saveInstant],
    ['keeps its instant when it is ticked again', earlierInstant, true, earlierInstant],
    ['stays when the update does not contain it', earlierInstant, undefined, earlierInstant],
    ['stays missing when the update does not contain it', null, undefined, null],
    ['is withdrawn when it is unticked', earlierInstant, false, null],
  ])('%s', (_, knownConsent, consentOnFile, consentAt) => {
    const update = { imageURL: 'old', consentOnFile };
    expect(resolveConsent(knownConsent, update, saveInstant)).toEqual({
      imageURL: 'old',
      consentAt,
    });
  });
});

describe('the texts of an image', () => {
  it('remain with their image, and are cleared for another image unless the update contains them', () => {
    expect(resetImageTexts('carousels', { imageURL: 'old' }, { imageURL: 'old' })).toEqual({
      imageURL: 'old',
    });
    expect(
      resetImageTexts('carousels', { imageURL: 'old' }, { imageURL: 'new', alt: 'A serve' }),
    ).toEqual({
      imageURL: 'new',
      alt: 'A serve',
      alt_fr: '',
      caption: '',
      caption_fr: '',
      link: '',
    });
  });

  it('remain if the image only gets another address', () => {
    const imageURL = 'https://example.org/v0/b/demo/o/carousels%2Fcarousel_a.jpg?alt=media';
    const update = { imageURL: `${imageURL}&token=a` };
    expect(resetImageTexts('carousels', { imageURL }, update)).toEqual(update);
  });
});
