import type { EditableCollection, EditedField } from '@club/domain/content/content-types';

/** The labels of the fields of each content type. A field without a label is a compile error. */
export const adminFields = {
  banners: {
    bannerDisplay: 'Shown on the site',
    eventTitle: 'Title in English',
    eventTitle_fr: 'Title in French',
    link: 'Link (https://...)',
    eventDate: 'Day of the event',
    eventTime: 'Time of the event',
    showFrom: 'Show from',
    showUntil: 'Show until',
  },
  carousels: {
    alt: 'Description in English',
    alt_fr: 'Description in French',
    caption: 'Caption in English',
    caption_fr: 'Caption in French',
    link: 'Link to a page or a video (https://...)',
  },
  coaches: {
    coachDisplay: 'Shown on the site',
    name: 'Name',
    title: 'Title in English',
    title_fr: 'Title in French',
    description: 'Description in English',
    description_fr: 'Description in French',
    team: 'Team',
    otherTeam: 'Other team',
  },
  notes: {
    note: 'Note in English',
    note_fr: 'Note in French',
    buttonDisplay: 'Register-now button',
  },
  notices: {
    notice: 'Notice in English',
    notice_fr: 'Notice in French',
    noticeDisplay: 'Shown on the site',
    showUntil: 'Until when',
  },
  programs: {
    id: 'Program',
    schedule: 'Schedule in English',
    schedule_fr: 'Schedule in French',
    current_session: 'Current session in English',
    current_session_fr: 'Current session in French',
    cost: 'Cost in English',
    cost_fr: 'Cost in French',
    registerDisplay: 'Registration',
  },
} satisfies { readonly [Name in EditableCollection]: Readonly<Record<EditedField<Name>, string>> };
