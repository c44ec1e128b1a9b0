/**
 * The stored widths of an uploaded image, in pixels. They have a file of their own, so that image
 * code does not load limits.ts.
 */
export const imageWidths = [480, 960, 1920] as const;
