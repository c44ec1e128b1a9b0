/** The widths in pixels that an uploaded image is stored in. Alone, because visitors download it. */
export const imageWidths = [480, 960, 1920] as const;
