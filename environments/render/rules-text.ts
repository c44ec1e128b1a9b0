import {
  contentTypes,
  getContentType,
  imageCollections,
} from '../../domain/content/content-types.ts';
import { makeOwnImagePattern } from '../../domain/content/image-folders.ts';
import {
  calendarDay,
  clockTime,
  httpsAddressPattern,
  idCharacters,
  storedText,
  toRe2,
} from '../../domain/validation/patterns.ts';

/** A text as a literal of the rules language, which escapes as JavaScript does. */
export function toRulesLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The rules function that returns the staff's addresses. */
export function renderStaffFunction(addresses: readonly string[]): readonly string[] {
  return [
    'function staffAddresses() {',
    '  return [',
    addresses
      .map((address) => `    ${toRulesLiteral(address)}`)
      .join(',\n')
      .split('\n'),
    '  ];',
    '}',
  ].flat();
}

/** The name of the function that checks an image's address, such as `isBannerImage`. */
export const getImageFunctionName = (prefix: string) =>
  `is${prefix.slice(0, 1).toUpperCase()}${prefix.slice(1)}Image`;

/** The rules functions that check whether a text is the address of an image in our own bucket. */
export function renderImageFunctions(project: string): readonly string[] {
  return imageCollections
    .filter((folder) => getContentType(folder).isApiOnly !== true)
    .flatMap((folder) => [
      `function ${getImageFunctionName(contentTypes[folder].image.prefix)}(address) {`,
      '  return address.matches(',
      `    '${makeOwnImagePattern(project, folder)}'`,
      '  );',
      '}',
    ]);
}

const patternFunctions = [
  ['isStoredText', storedText],
  ['isHttpsLink', httpsAddressPattern],
  ['hasIdCharacters', idCharacters],
  ['isCalendarDay', calendarDay],
  ['isClockTime', clockTime],
] as const;

/** The rules functions that match a value with a pattern of the domain. */
export function renderPatternFunctions(): readonly string[] {
  return patternFunctions.flatMap(([name, pattern]) => [
    `function ${name}(value) {`,
    '  return value.matches(',
    `    ${toRulesLiteral(toRe2(pattern))}`,
    '  );',
    '}',
  ]);
}
