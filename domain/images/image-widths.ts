/** The stored widths of an uploaded image, in pixels. Image code loads them without limits.ts. */
export const imageWidths = [480, 960, 1920] as const;
