import {
  type AnyContentType,
  contentTypes,
  type EditableCollection,
  editableCollections,
  getContentType,
} from '../../domain/content/content-types.ts';
import type { NamedField } from '../../domain/content/content-type.ts';
import { limits } from '../../domain/limits.ts';
import { getImageFunctionName, toRulesLiteral } from './rules-text.ts';

const capitalize = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const toLiteral = (value: string | boolean | number | null) =>
  typeof value === 'string' ? toRulesLiteral(value) : String(value);

const readField = (name: string, isOptional: boolean, blank: string | boolean | number | null) =>
  isOptional ? `after.get('${name}', ${toLiteral(blank)})` : `after.${name}`;

function renderField({ name, kind, blank, maxLength, options, ...field }: NamedField) {
  const value = readField(name, field.isOptional === true, blank);
  if (field.isServerOnly === true) return [`${value} == ${toLiteral(blank)}`];
  switch (kind) {
    case 'text':
    case 'coordinates':
      return [`isText(${value}, ${maxLength})`];
    case 'link':
      return [`isText(${value}, ${limits.link})`, `(${value} == '' || isHttpsLink(after.${name}))`];
    case 'day':
      return [`isCalendarDay(${value})`];
    case 'time':
      return [`isClockTime(${value})`];
    case 'instant':
      return [`isPlannedInstant(${value})`];
    case 'toggle':
      return [`${value} is bool`];
    case 'choice':
      return [`${value} in [${['', ...(options ?? [])].map(toLiteral).join(', ')}]`];
    case 'id':
      return [`isId(${value})`, `${value} == before.${name}`];
  }
}

/** The conditions on a row that staff write, one after the other. */
export function listWriteConditions(collection: EditableCollection): readonly string[] {
  const { order, image, fieldList, extraRules = [] } = getContentType(collection);
  const entries = Object.entries(contentTypes[collection].rowSchema.entries).filter(
    ([name]) => name !== '_id',
  );
  const listNames = (isOptional: boolean) =>
    entries.filter(([, { type }]) => (type === 'optional') === isOptional).map(([name]) => name);
  const toList = (list: readonly string[]) => `[${list.map(toLiteral).join(', ')}]`;
  const number = readField('num', order === 'separate', 0);
  return [
    `hasAtLeast(after,\n          ${toList(listNames(false))},\n          ${toList(listNames(true))})`,
    ...(order === undefined
      ? []
      : [`isDisplayNumber(${number})`, `${number} == ${number.replace('after', 'before')}`]),
    ...(image
      ? [
          `isText(after.imageURL, ${limits.imageURL})`,
          `(after.imageURL == '' || ${getImageFunctionName(image.prefix)}(after.imageURL))`,
          'hasValidConsent(after, before)',
        ]
      : []),
    ...fieldList.flatMap(renderField),
    ...extraRules.map((name) => `${name}(after)`),
    'after.updatedAt == request.time',
  ];
}

const comments = {
  all: 'Everybody reads these.',
  some: 'Only staff read those that are not displayed.',
  api: 'Only the API writes.',
  staff: 'Staff update; only the API creates, deletes and reorders.',
} as const;

function renderType(collection: EditableCollection): readonly string[] {
  const { publicWhen, isApiOnly, item }: AnyContentType = getContentType(collection);
  const isPublic = publicWhen === undefined ? undefined : `resource.data.${publicWhen} == true`;
  const functionName = `is${capitalize(item)}`;
  const conditions = listWriteConditions(collection);
  const update = `isStaff() && isId(id) && ${functionName}(request.resource.data, resource.data)`;
  return [
    `// ${isPublic === undefined ? comments.all : comments.some} ${isApiOnly === true ? comments.api : comments.staff}`,
    `match /${collection}/{id} {`,
    ...(isApiOnly === true
      ? []
      : [
          `  function ${functionName}(after, before) {`,
          `    return ${conditions.join('\n      && ')};`,
          '  }',
        ]),
    `  allow get: if ${isPublic === undefined ? 'true' : `isStaff() || ${isPublic}`};`,
    `  allow list: if isBounded()${isPublic === undefined ? '' : ` && (isStaff() || ${isPublic})`};`,
    ...(isApiOnly === true ? [] : [`  allow update: if ${update};`]),
    '}',
  ];
}

/** The rules of the content types: who reads and updates their rows, and what a row may hold. */
export const renderContentRules = (): readonly string[] =>
  editableCollections
    .flatMap((name, index) => [...(index === 0 ? [] : ['']), ...renderType(name)])
    .flatMap((text) => text.split('\n'));

/** The rules of the folders with the content types' images. */
export const renderImageFolders = (): readonly string[] =>
  editableCollections.flatMap((name) => {
    const { image, isApiOnly } = getContentType(name);
    if (!image) return [];
    const { prefix, kinds } = image;
    const mimeTypes = kinds.map((kind) => `'image/${kind === 'jpg' ? 'jpeg' : kind}'`);
    const extensions = kinds.flatMap((kind) => (kind === 'jpg' ? ['jpg', 'jpeg'] : [kind]));
    const create = [
      '  allow create: if isStaff() && isNew() && isUploadSize() && hasNoProcessedMetadata()',
      `    && request.resource.contentType in [${mimeTypes.join(', ')}]`,
      `    && file.matches('${prefix}_[A-Za-z0-9_-]+[.](${extensions.join('|')})');`,
    ];
    return [
      `match /${name}/{file} {`,
      '  allow get: if isPublished();',
      ...(isApiOnly === true ? [] : create),
      '}',
    ];
  });
