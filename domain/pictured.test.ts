import { describe, expect, it } from 'vitest';
import { findConsent, type PicturedVersion } from './pictured.ts';

const october = '2026-10-19T15:00:00.000Z';
const november = '2026-11-21T09:00:00.000Z';
const shown = { imageURL: 'old', consentAt: october };
const withdrawn = { imageURL: 'old', consentAt: null };
const hidden = { imageURL: '', consentAt: october };
const hiddenAndWithdrawn = { imageURL: '', consentAt: null };
const replaced = { imageURL: 'new', consentAt: null };

describe('the consent to a picture', () => {
  it.each<[string, readonly PicturedVersion[], string | null]>([
    ['is the one of the row that shows it', [shown], october],
    ['keeps its date while the picture is hidden', [shown, hidden], october],
    ['keeps its date while another picture is shown', [shown, replaced], october],
    ['keeps its date through hiding, then replacing', [shown, hidden, replaced], october],
    ['is gone once it was withdrawn', [shown, withdrawn], null],
    ['is gone when it was withdrawn before the picture went', [shown, withdrawn, replaced], null],
    ['is gone when it was withdrawn with hiding', [shown, hiddenAndWithdrawn], null],
    ['is gone when it was withdrawn while hidden', [shown, hidden, hiddenAndWithdrawn], null],
    [
      'is gone when the hidden picture was then replaced',
      [shown, hidden, hiddenAndWithdrawn, replaced],
      null,
    ],
    [
      'has the new date when it was ticked again',
      [shown, withdrawn, { imageURL: 'old', consentAt: november }, replaced],
      november,
    ],
    ['is not that of another picture', [{ imageURL: 'new', consentAt: november }], null],
    [
      'is not that of the picture that was hidden last',
      [
        { imageURL: 'new', consentAt: november },
        { imageURL: '', consentAt: november },
      ],
      null,
    ],
    ['is unknown where no version shows the picture', [hidden], null],
  ])('%s', (_, versions, consentAt) => {
    expect(findConsent('old', versions)).toBe(consentAt);
  });

  it('of a row without a picture is that of the picture it showed last', () => {
    expect(findConsent('', [shown, hidden])).toBe(october);
    expect(findConsent('', [shown, replaced, { imageURL: '', consentAt: null }])).toBeNull();
  });
});
