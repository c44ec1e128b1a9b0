import type { ActivityKind } from '@club/domain/activity';
import type { ParseKeys } from 'i18next';
import { useTexts } from '../../i18n/use-texts.ts';

type TextKeyByField = Readonly<Record<string, ParseKeys>>;

/** The text keys of the labels of each collection's fields. */
const labelKeys = {
  banners: {
    num: 'admin:list.number',
    imageURL: 'admin:list.image',
    bannerDisplay: 'admin:banner.display',
    eventTitle: 'admin:banner.title',
    eventTitle_fr: 'admin:banner.title_fr',
    link: 'admin:banner.link',
    eventDate: 'staffTime:event.day',
    eventTime: 'staffTime:event.time',
    showFrom: 'staffTime:show.from',
    showUntil: 'staffTime:show.until',
    consentOnFile: 'admin:consent.heading',
  },
  carousels: {
    num: 'admin:list.number',
    imageURL: 'admin:list.image',
    alt: 'admin:carousel.alt',
    alt_fr: 'admin:carousel.alt_fr',
    caption: 'admin:carousel.image_caption',
    caption_fr: 'admin:carousel.image_caption_fr',
    link: 'admin:carousel.link',
    consentOnFile: 'admin:consent.heading',
  },
  notes: {
    note: 'admin:note.note',
    note_fr: 'admin:note.note_fr',
    buttonDisplay: 'admin:note.button',
  },
  programs: {
    id: 'admin:program.id',
    schedule: 'admin:program.schedule',
    schedule_fr: 'admin:program.schedule_fr',
    current_session: 'admin:program.current_session',
    current_session_fr: 'admin:program.current_session_fr',
    cost: 'admin:program.cost',
    cost_fr: 'admin:program.cost_fr',
    registerDisplay: 'admin:program.registration',
  },
  notices: {
    notice: 'staffTime:notice.text_en',
    notice_fr: 'staffTime:notice.text_fr',
    noticeDisplay: 'admin:banner.display',
    showUntil: 'staffTime:notice.end',
  },
} as const satisfies Partial<Record<ActivityKind, TextKeyByField>>;

type LabelKeys = typeof labelKeys;

/** The labels of the fields of a collection's rows. */
export function useFieldLabels<Name extends keyof LabelKeys>(
  collection: Name,
): Readonly<Record<keyof LabelKeys[Name], string>> {
  const { t } = useTexts();
  const keys: TextKeyByField = labelKeys[collection];
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)])) as Record<
    keyof LabelKeys[Name],
    string
  >;
}

/**
 * Returns a function that lists the labels of changed fields, each once. A field without a label is
 * listed by its name.
 */
export function useChangedFieldLabels(): (
  kind: ActivityKind,
  fields: readonly string[],
) => readonly string[] {
  const { t } = useTexts();
  const keysByKind: Readonly<Partial<Record<ActivityKind, TextKeyByField>>> = labelKeys;
  return (kind, fields) => {
    const keys: Readonly<Partial<TextKeyByField>> = {
      ...keysByKind[kind],
      // These fields, which only the server writes, have the labels of fields that staff see.
      consentAt: 'admin:consent.heading',
      displayPlanned: 'admin:banner.display',
    };
    const labels = fields.map((name) => {
      const key = keys[name];
      return key === undefined ? name : t(key);
    });
    return [...new Set(labels)];
  };
}
