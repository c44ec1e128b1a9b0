/** The setting of embeds. It has a separate file, because only few pages need it. */
export const embedSettings = {
  /** Whether the calendar and the map load only after a click. */
  loadsOnClick: import.meta.env.VITE_LOAD_EMBEDS_ON_CLICK === 'yes',
} as const;
