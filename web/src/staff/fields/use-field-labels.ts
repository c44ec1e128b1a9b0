import type { ActivityKind } from '@club/domain/activity';
import {
  contentTypes,
  type EditableCollection,
  type FormOf,
} from '@club/domain/content/content-types';
import type { ParseKeys } from 'i18next';
import { useTexts } from '../../i18n/use-texts.ts';
import { listFormFields } from './text-kind.ts';

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
