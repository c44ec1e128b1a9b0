import { describe, expect, it } from 'vitest';
import { toArea, toCutSize } from './crop-area.ts';

describe('a selection', () => {
  it('is a part of the picture in whole pixels', () => {
    const selection = { x: 12.5, y: 0, width: 75, height: 100 };
    expect(toArea(selection, { width: 800, height: 333 })).toEqual({
      x: 100,
      y: 0,
      width: 600,
      height: 333,
    });
  });

  it('is never outside of the picture, and never empty', () => {
    const half = { x: 50, y: 50, width: 50.4, height: 50.4 };
    expect(toArea(half, { width: 101, height: 101 })).toEqual({
      x: 51,
      y: 51,
      width: 50,
      height: 50,
    });
    const nothing = { x: 0, y: 0, width: 0.01, height: 0.01 };
    expect(toArea(nothing, { width: 100, height: 100 })).toMatchObject({ width: 1, height: 1 });
  });
});

describe('the cut part', () => {
  const place = { width: 1920, height: 1200 };

  it('is as large as its place needs, and no larger', () => {
    expect(toCutSize({ width: 4000, height: 2500 }, place)).toEqual(place);
    expect(toCutSize({ width: 800, height: 500 }, place)).toEqual({ width: 800, height: 500 });
  });
});
