/** Marks a failed test whose browser draws no frame any more, or runs no timer. */
export const browserHung = 'browser hung';
