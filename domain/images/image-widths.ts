/** The widths in which an uploaded image is stored, in pixels. */
export const imageWidths = [480, 960, 1920] as const;

/** The width of the largest stored variant, in pixels. */
export const maxImageWidth = Math.max(...imageWidths);
