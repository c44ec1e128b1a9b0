export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  close: 'Close',
  contributors: 'OpenStreetMap contributors',
  no_tiles: 'The map isn’t loading. The places are named on this page.',
  /** If the settings load the map only after a click. */
  on_click: {
    text: 'This map comes from OpenStreetMap, which will see your IP address and the area shown.',
    open: 'Show the map',
    close: 'Stop showing the map',
    choice: 'This device remembers your choice.',
  },
};
