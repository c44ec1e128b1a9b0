/** The annotation type of a failed test whose browser renders no frames or runs no timers. */
export const browserHung = 'browser hung';
