import type { FactChecks } from '../fact-check.ts';

/** The home page's banners in order. Each picture is in `artwork/` under its id. */
export const banners = [
  {
    id: 'banner-1',
    bannerDisplay: true,
    eventTitle: 'Winter tryouts: December 5 and 6, in Pierrefonds',
    eventTitle_fr: 'Camp de sélection d’hiver\u00a0: les 5 et 6 décembre, à Pierrefonds',
    link: 'https://example.org/selections-hiver-2027',
    eventDate: '2026-12-05',
    consentAt: '2026-11-02T14:05:00.000Z',
    updatedAt: '2026-11-02T14:05:00.000Z',
  },
  {
    id: 'banner-2',
    bannerDisplay: true,
    eventTitle: 'Three Shores Cup: 24 teams, one city, January 23 and 24',
    eventTitle_fr: 'Coupe des Trois-Rives\u00a0: 24 équipes, une ville, les 23 et 24 janvier',
    link: 'https://example.org/coupe-trois-rives-2027',
    eventDate: '2027-01-23',
    consentAt: '2026-11-12T19:20:00.000Z',
    updatedAt: '2026-11-12T19:20:00.000Z',
  },
  {
    id: 'banner-3',
    // Prepared by the staff, to be shown when registration opens.
    bannerDisplay: false,
    eventTitle: 'Spring break camp, March 1 to 5: registration opens January 11',
    eventTitle_fr: 'Camp de la relâche, du 1er au 5 mars\u00a0: inscriptions dès le 11 janvier',
    link: 'https://example.org/camp-relache-2027',
    eventDate: '2027-03-01',
    consentAt: null,
    updatedAt: '2026-11-16T16:45:00.000Z',
  },
] as const;

export const checks: FactChecks = {
  banners: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck:
      'the announcements, links and dates of the home page’s banners, and the consent to each picture',
  },
};
