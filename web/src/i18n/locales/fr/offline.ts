import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  notice: 'Vous êtes hors ligne. Vous voyez ce que cet appareil a gardé de vos dernières visites.',
};
