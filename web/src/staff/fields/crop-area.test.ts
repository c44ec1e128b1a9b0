import { describe, expect, it } from 'vitest';
import { toPixelArea, shrinkToSlot } from './crop-area.ts';

describe('a selection', () => {
  it('is converted to whole pixels', () => {
    const selection = { x: 12.5, y: 0, width: 75, height: 100 };
    expect(toPixelArea(selection, { width: 800, height: 333 })).toEqual({
      x: 100,
      y: 0,
      width: 600,
      height: 333,
    });
  });

  it('is never outside of the picture, and never empty', () => {
    const half = { x: 50, y: 50, width: 50.4, height: 50.4 };
    expect(toPixelArea(half, { width: 101, height: 101 })).toEqual({
      x: 51,
      y: 51,
      width: 50,
      height: 50,
    });
    const nothing = { x: 0, y: 0, width: 0.01, height: 0.01 };
    expect(toPixelArea(nothing, { width: 100, height: 100 })).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});

describe('the cropped part', () => {
  const slot = { width: 1920, height: 1200 };

  it('is no larger than its slot, and never enlarged', () => {
    expect(shrinkToSlot({ width: 4000, height: 2500 }, slot)).toEqual(slot);
    expect(shrinkToSlot({ width: 800, height: 500 }, slot)).toEqual({ width: 800, height: 500 });
  });
});
