import { describe, expect, it } from 'vitest';
import { toNewDetails } from './use-replaced-details.ts';

const earlier = {
  alt: 'A block at the net',
  alt_fr: 'Un contre au filet',
  caption: 'The final',
  caption_fr: 'La finale',
  link: 'https://example.org/final',
};
const empty = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };

describe('the details of a picture that replaces another', () => {
  it('are empty if nothing was typed during the upload', () => {
    expect(toNewDetails(earlier, earlier)).toEqual(empty);
  });

  it('have only the text that was typed during the upload', () => {
    const current = { ...earlier, alt_fr: 'Un service' };
    expect(toNewDetails(current, earlier)).toEqual({ ...empty, alt_fr: 'Un service' });
  });
});
