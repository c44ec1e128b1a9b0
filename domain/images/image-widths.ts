/** The stored widths of an uploaded image, in pixels. Visitors download this small file. */
export const imageWidths = [480, 960, 1920] as const;
