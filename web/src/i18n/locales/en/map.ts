export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  close: 'Close',
  contributors: 'OpenStreetMap contributors',
  no_tiles: 'The map isn’t loading. The addresses are listed on this page.',
};
