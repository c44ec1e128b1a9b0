import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  notice:
    'Vous êtes hors ligne. Le site montre ce que cet appareil a gardé de vos dernières visites.',
};
