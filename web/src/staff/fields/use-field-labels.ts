import type { ActivityKind } from '@club/domain/activity';
import {
  contentTypes,
  type EditableCollection,
  type FormOf,
} from '@club/domain/content/content-types';
import { instantFields } from '@club/domain/instant-fields';
import type { Locale } from '@club/domain/locale';
import type { ParseKeys } from 'i18next';
import { useTexts } from '../../i18n/use-texts.ts';

/** The fields with an English text, whose French text is in the field with the ending `_fr`. */
const englishFields = Object.values(contentTypes)
  .flatMap(({ fieldList }) => fieldList)
  .flatMap(({ name, isBilingual }) => (isBilingual === true ? [name] : []));

/** Returns the language of a field's text; undefined for a field without a language. */
export function getTextLocale(name: string): Locale | undefined {
  if (name.endsWith('_fr')) return 'fr';
  return englishFields.includes(name) ? 'en' : undefined;
}

/**
 * Says what the text of a field holds. It is a point in time, the address of an image, or words to
 * show as they are.
 */
export function getTextKind(name: string): 'instant' | 'image' | 'words' {
  if (instantFields.includes(name)) return 'instant';
  return name === 'imageURL' ? 'image' : 'words';
}

/** The fields of a collection's forms, in the order in which staff see changes of them. */
export const listFormFields = (collection: EditableCollection): readonly string[] =>
  Object.keys(contentTypes[collection].saveSchema.entries).filter((name) => name !== 'updatedAt');

/** Returns a function that says what a toggle means, such as `Is full`. */
export function useToggleText(): (name: string, value: boolean) => string {
  const { t } = useTexts();
  return (name, value) => {
    if (name === 'registerDisplay') return t(value ? 'admin:program.open' : 'admin:program.full');
    return t(value ? 'admin:list.on' : 'admin:list.off');
  };
}

/** The keys of the labels of fields that several content types have. */
const commonKeys: Readonly<Partial<Record<string, ParseKeys>>> = {
  num: 'admin:list.number',
  imageURL: 'admin:list.image',
  consentOnFile: 'admin:consent.heading',
  // These fields, which only the server writes, have the labels of fields that staff see.
  consentAt: 'admin:consent.heading',
  displayPlanned: 'admin:fields.banners.bannerDisplay',
};

/** The key of a field's label. The type of the texts requires one for every field of a form. */
const getLabelKey = (collection: EditableCollection, name: string): ParseKeys =>
  commonKeys[name] ?? (`admin:fields.${collection}.${name}` as ParseKeys);

/** The labels of the fields of a collection's rows. */
export function useFieldLabels<Name extends EditableCollection>(
  collection: Name,
): Readonly<Record<keyof FormOf<Name>, string>> {
  const { t } = useTexts();
  return Object.fromEntries(
    listFormFields(collection).map((name) => [name, t(getLabelKey(collection, name))]),
  ) as Record<keyof FormOf<Name>, string>;
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
  const isContent = (kind: ActivityKind): kind is EditableCollection => kind in contentTypes;
  return (kind, fields) => {
    const formFields = isContent(kind) ? listFormFields(kind) : [];
    const labels = fields.map((name) => {
      if (isContent(kind) && formFields.includes(name)) return t(getLabelKey(kind, name));
      const key = commonKeys[name];
      return key === undefined ? name : t(key);
    });
    return [...new Set(labels)];
  };
}

/** Returns a function that joins the labels of fields with commas. */
export function useFieldLabelJoiner(labels: object): (names: readonly string[]) => string {
  const { t } = useTexts();
  const labelsByName: Readonly<Record<string, string>> = {
    ...labels,
    _id: t('admin:unreadable.id'),
    consentAt: t('admin:consent.heading'),
    updatedAt: t('admin:list.updated'),
  };
  return (names) => names.map((name) => labelsByName[name] ?? name).join(', ');
}
