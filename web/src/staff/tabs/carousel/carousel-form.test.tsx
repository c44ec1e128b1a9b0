import { describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { toNewDetails, useReplacedDetails } from './carousel-form.tsx';

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

it.each([
  ['keeps what was typed before it if it is the first', false, undefined, undefined],
  ['starts without texts if it replaces another, and is offered its texts', true, empty, earlier],
])('a new picture %s', async (_, hasPicture, newDetails, earlierDetails) => {
  const { result, act } = await renderHook(() => useReplacedDetails('a', earlier, { hasPicture }));
  await act(() => {
    result.current.rememberCurrent();
    expect(result.current.replaceDetails()).toEqual(newDetails);
  });
  expect(result.current.earlierDetails).toEqual(earlierDetails);
});
