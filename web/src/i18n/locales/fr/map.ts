export const map = {
  zoom_in: 'Zoom avant',
  zoom_out: 'Zoom arrière',
  close: 'Fermer',
  contributors: 'les contributeurs d’OpenStreetMap',
  no_tiles: 'La carte ne se charge pas. Les adresses sont écrites sur cette page.',
};
