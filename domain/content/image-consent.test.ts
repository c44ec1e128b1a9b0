import { describe, expect, it } from 'vitest';
import { findConsent, type RowImageVersion } from './image-consent.ts';

const october = '2026-10-19T15:00:00.000Z';
const november = '2026-11-21T09:00:00.000Z';
const shownImage = { imageURL: 'old', consentAt: october };
const withdrawnConsent = { imageURL: 'old', consentAt: null };
const hiddenImage = { imageURL: '', consentAt: october };
const hiddenWithoutConsent = { imageURL: '', consentAt: null };
const replacedImage = { imageURL: 'new', consentAt: null };

describe('the consent to a picture', () => {
  it.each<[string, readonly RowImageVersion[], string | null]>([
    ['is read from the version that shows it', [shownImage], october],
    ['keeps its date while the picture is hidden', [shownImage, hiddenImage], october],
    ['keeps its date while another picture is shown', [shownImage, replacedImage], october],
    [
      'keeps its date through hiding, then replacing',
      [shownImage, hiddenImage, replacedImage],
      october,
    ],
    ['is gone once it was withdrawn', [shownImage, withdrawnConsent], null],
    [
      'is gone when it was withdrawn before the picture was replaced',
      [shownImage, withdrawnConsent, replacedImage],
      null,
    ],
    [
      'is gone when it was withdrawn as the picture was hidden',
      [shownImage, hiddenWithoutConsent],
      null,
    ],
    [
      'is gone when it was withdrawn while hidden',
      [shownImage, hiddenImage, hiddenWithoutConsent],
      null,
    ],
    [
      'stays withdrawn when the hidden picture is then replaced',
      [shownImage, hiddenImage, hiddenWithoutConsent, replacedImage],
      null,
    ],
    [
      'has the new date when it was ticked again',
      [shownImage, withdrawnConsent, { imageURL: 'old', consentAt: november }, replacedImage],
      november,
    ],
    ['is not taken from another picture', [{ imageURL: 'new', consentAt: november }], null],
    [
      'is not taken from the picture that was hidden last',
      [
        { imageURL: 'new', consentAt: november },
        { imageURL: '', consentAt: november },
      ],
      null,
    ],
    ['is unknown where no version shows the picture', [hiddenImage], null],
  ])('%s', (_, versions, consentAt) => {
    expect(findConsent('old', versions)).toBe(consentAt);
  });

  it('is the consent to the last shown picture if the row shows none now', () => {
    expect(findConsent('', [shownImage, hiddenImage])).toBe(october);
    expect(
      findConsent('', [shownImage, replacedImage, { imageURL: '', consentAt: null }]),
    ).toBeNull();
  });

  it('is the same at another address of the picture', () => {
    const address = 'https://example.org/v0/b/demo/o/carousels%2Fcarousel_a_20261005143000.jpg';
    const versions = [
      { imageURL: `${address}?alt=media`, consentAt: null },
      { imageURL: `${address}?alt=media&token=a`, consentAt: october },
    ];
    const size = `${address.replace('.jpg', '_480.jpg')}?alt=media`;
    expect(findConsent(size, versions)).toBe(october);
  });
});
