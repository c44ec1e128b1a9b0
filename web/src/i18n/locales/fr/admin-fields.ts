import type { adminFields as english } from '../en/admin-fields.ts';

/** The labels of the fields of each content type, a part of `admin.ts`. */
export const adminFields: typeof english = {
  banners: {
    bannerDisplay: 'Visible sur le site',
    eventTitle: 'Titre en anglais',
    eventTitle_fr: 'Titre en français',
    link: 'Lien (https://…)',
    eventDate: 'Jour de l’événement',
    eventTime: 'Heure de l’événement',
    showFrom: 'Montrer à partir du',
    showUntil: 'Montrer jusqu’au',
  },
  carousels: {
    alt: 'Description en anglais',
    alt_fr: 'Description en français',
    caption: 'Légende en anglais',
    caption_fr: 'Légende en français',
    link: 'Lien vers une page ou une vidéo (https://…)',
  },
  coaches: {
    coachDisplay: 'Visible sur le site',
    name: 'Nom',
    title: 'Titre en anglais',
    title_fr: 'Titre en français',
    description: 'Description en anglais',
    description_fr: 'Description en français',
    team: 'Équipe',
    otherTeam: 'Autre équipe',
  },
  notes: {
    note: 'Note en anglais',
    note_fr: 'Note en français',
    buttonDisplay: 'Bouton « S’inscrire maintenant »',
  },
  notices: {
    notice: 'Avis en anglais',
    notice_fr: 'Avis en français',
    noticeDisplay: 'Visible sur le site',
    showUntil: 'Jusqu’à quand',
  },
  programs: {
    id: 'Programme',
    schedule: 'Horaire en anglais',
    schedule_fr: 'Horaire en français',
    current_session: 'Session en cours, en anglais',
    current_session_fr: 'Session en cours, en français',
    cost: 'Coût en anglais',
    cost_fr: 'Coût en français',
    registerDisplay: 'Inscription',
  },
};
