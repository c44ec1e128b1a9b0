/** The texts of times in the dashboard: banners that appear by themselves, and the urgent notice. */
export const staffTime = {
  automatic: 'Shown or hidden by the site itself, at its time',
  event: {
    day: 'Day of the event',
    time: 'Time of the event',
  },
  show: {
    from: 'Show from',
    until: 'Show until',
  },
};
