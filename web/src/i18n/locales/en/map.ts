export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  close: 'Close',
  contributors: 'OpenStreetMap contributors',
  no_tiles: 'The map isn’t loading. The addresses are listed on this page.',
  /** If the settings load the map only after a click. */
  on_click: {
    text: 'The images of this map come from OpenStreetMap. If you show the map, its servers learn your IP address and the places you look at.',
    open: 'Show the map',
    close: 'Stop showing the map',
    choice: 'This device remembers your choice.',
  },
};
