export const map = {
  zoom_in: 'Zoom avant',
  zoom_out: 'Zoom arrière',
  close: 'Fermer',
  contributors: 'les contributeurs d’OpenStreetMap',
  no_tiles: 'La carte ne se charge pas. Les adresses sont écrites sur cette page.',
  on_click: {
    text: 'Les images de cette carte viennent d’OpenStreetMap. En affichant la carte, vous donnez à ses serveurs votre adresse IP et les lieux que vous regardez.',
    open: 'Afficher la carte',
    close: 'Ne plus afficher la carte',
    choice: 'Cet appareil retient votre choix.',
  },
};
