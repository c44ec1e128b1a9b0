import { describe, expect, it } from 'vitest';
import { toNewDescription } from './use-replaced-description.ts';

const earlier = {
  alt: 'A block at the net',
  alt_fr: 'Un contre au filet',
  caption: 'The final',
  caption_fr: 'La finale',
  link: 'https://example.org/final',
};
const empty = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };

describe('the description of a picture that replaces another', () => {
  it('is empty at first', () => {
    expect(toNewDescription(earlier, earlier)).toEqual(empty);
  });

  it('has only the text that was typed during the upload', () => {
    const now = { ...earlier, alt_fr: 'Un service' };
    expect(toNewDescription(now, earlier)).toEqual({ ...empty, alt_fr: 'Un service' });
  });
});
