import type { staffTime as english } from '../en/staff-time.ts';

export const staffTime: typeof english = {
  automatic: 'Affiché ou masqué par le site lui-même, à son heure',
  event: {
    day: 'Jour de l’événement',
    time: 'Heure de l’événement',
  },
  show: {
    from: 'Afficher à partir de',
    until: 'Afficher jusqu’à',
  },
};
