/** The setting of measured visits. It has a separate file, because only few pages need it. */
export const speedSettings = {
  /** Whether one visit in ten reports how fast its page was. */
  isMeasured: import.meta.env.VITE_MEASURE_PAGE_SPEED === 'yes',
} as const;
