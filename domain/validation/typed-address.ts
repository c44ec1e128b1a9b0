import * as v from 'valibot';
import { emailAddress } from './fields.ts';

/** Spaces that nobody types, and characters without a width. NFKC would make spaces of the first. */
const pastedCharacters = /[\u00a0\u2007\u202f\u3000\ufffc\ufffd\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu;

/** What surrounds an address in a sentence, a list, or a program's recipients. */
const edges =
  /^(?:[\s<>("'«“„‹‘[=*•·→\\/–—]|-\s|\d{1,2}[.)]\s)+|(?:[\s<>)"'»”“›’\].,;:!?=*·\\/–—]|\s-)+$/gu;
/** `mailto:`, another scheme, or the name of a field. `par:ent@…` is no address, and stays none. */
const labels =
  /^\s*(?:(?:mailto|https?|e-?mail|courriel|adresse|address|[àa]|to|de|from) ?:\s*(?:\/\/)?)+/iu;

/** Decodes the `%40` of a link. */
const decode = (text: string): string =>
  text.replaceAll(/%([2-7][\da-f])/giu, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

/**
 * Takes out what a program adds to a copied address: invisible characters, a full-width `@`,
 * `mailto:` and other labels, a name with brackets, spaces, bullets, and the punctuation of the
 * sentence.
 */
export const cleanTypedAddress = (typed: string): string =>
  decode(typed.replaceAll(pastedCharacters, '').normalize('NFKC'))
    .replaceAll('\u3002', '.')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replace(/\]\(mailto:.*$/iu, '')
    .replace(/^[^<]*<([^<>]*@[^<>]*)>[^>]*$/u, '$1')
    .replace(labels, '')
    .replace(/(@[^?]*)\?.*$/u, '$1')
    .replaceAll(edges, '')
    .replaceAll(/\s*([@.])\s*/gu, '$1')
    .normalize('NFC');

/** Domains of many mailboxes in Québec. The first label of a domain is its provider. */
const domains = [
  ...['gmail.com', 'hotmail.com', 'hotmail.ca', 'hotmail.fr', 'outlook.com', 'outlook.fr'],
  ...['live.ca', 'live.com', 'live.fr', 'yahoo.ca', 'yahoo.com', 'yahoo.fr', 'ymail.com'],
  ...['icloud.com', 'videotron.ca', 'videotron.qc.ca', 'sympatico.ca', 'bell.net', 'telus.net'],
  ...['rogers.com', 'cogeco.ca', 'cgocable.ca', 'globetrotter.net', 'protonmail.com'],
];
/** Real domains that look like a misspelling of one above. */
const otherDomains = new Set([
  ...['mail.com', 'email.com', 'fastmail.com', 'bell.ca', 'telus.com', 'cogeco.com'],
]);
/** Providers with a domain in many countries. */
const worldwide = new Set(['hotmail', 'outlook', 'live', 'yahoo', 'ymail', 'protonmail']);
/** Endings of two letters that are misspellings more often than countries. */
const misspelledCountries = new Set(['co', 'cm', 'om', 'cs', 'vc']);

/** Endings that do not exist, with what was meant. */
const endings: readonly (readonly [misspelling: RegExp, ending: string])[] = [
  [/\.(?:con|cmo|comm|coom|cpm|cim|vom|xom|ocm|c0m|coù|xn--com?-\w+)$/u, '.com'],
  [/\.(?:ogr|rog|orgg|orh|ort)$/u, '.org'],
  [/\.(?:ent|nte|nett)$/u, '.net'],
  [/\.(?:cda|caa)$/u, '.ca'],
  [/\.qc$/u, '.qc.ca'],
];

const removeAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Removes the letters with accents of a domain's ASCII spelling (`xn--…`), which some browsers put
 * into the field, and otherwise the accents.
 */
const toPlainLetters = (domain: string): string =>
  removeAccents(domain).replaceAll(/xn--([a-z0-9-]*)-[a-z0-9]+/gu, '$1');

/** Counts the letters that are missing, added, wrong or exchanged (optimal string alignment). */
function countMistakes(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const get = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          get(row - 1, column) + 1,
          get(row, column - 1) + 1,
          get(row - 1, column - 1) + (isSame ? 0 : 1),
          ...(isExchanged && row > 1 && column > 1 ? [get(row - 2, column - 2) + 1] : []),
        ),
      );
    }
  }
  return get(from.length, to.length);
}

/** Whether a domain with a known provider may be right, although it is not in the list. */
function isPlausible(name: string, rest: string): boolean {
  if (!worldwide.has(name)) return false;
  return /^(?:com?\.)?[a-z]{2}$/u.test(rest) && !misspelledCountries.has(rest);
}

/** The most mistakes in a misspelling of a domain. A short name is like many others. */
function getMaxMistakes(domain: string): number {
  const { length } = domain.slice(0, domain.indexOf('.'));
  if (length < 5) return 0;
  return length < 7 ? 1 : 2;
}

/** Finds the domain that was probably meant; undefined if this one may be right. */
function findMeantDomain(typed: string): string | undefined {
  if (domains.includes(typed) || otherDomains.has(typed)) return undefined;
  const plain = toPlainLetters(typed);
  const [name = '', ...rest] = plain.split('.');
  const isKnown = domains.some((domain) => domain.startsWith(`${name}.`));
  if (isKnown && isPlausible(name, rest.join('.'))) return undefined;
  const [nearest] = domains
    .filter((domain) => !isKnown || domain.startsWith(`${name}.`))
    .map((domain) => ({ domain, mistakes: countMistakes(plain, domain) }))
    .toSorted((one, other) => one.mistakes - other.mistakes);
  if (nearest && (isKnown || nearest.mistakes <= getMaxMistakes(nearest.domain)))
    return nearest.domain;
  if (typed.startsWith('www.')) return typed.slice(4);
  const ending = endings.find(([misspelling]) => misspelling.test(typed));
  return ending && typed.replace(...ending);
}

/** The part before the `@` as most mail hosts accept it: without accents, its dots between letters. */
const toPlainLocalPart = (local: string): string =>
  removeAccents(local.replaceAll(/[‘’‛ʼ´\u0060]/gu, "'"))
    .replaceAll(/\.{2,}/gu, '.')
    .replaceAll(/^\.|\.$/gu, '');

/**
 * Suggests what was probably meant by an address: a domain that exists, no accent before the `@`.
 *
 * @param address a cleaned address
 * @param isComplete whether nothing more will be typed. `gmail.co` may still become `gmail.com`.
 * @returns undefined if the address looks right
 */
export function suggestAddress(
  address: string,
  { isComplete } = { isComplete: true },
): string | undefined {
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/u.exec(address.toLowerCase()) ?? [];
  const plainLocal = toPlainLocalPart(local);
  const meantLocal = /^[!-~]+$/u.test(plainLocal) ? plainLocal : local;
  const isUnfinished = !isComplete && domains.some((one) => one.startsWith(domain));
  const meantDomain = (isUnfinished ? undefined : findMeantDomain(domain)) ?? domain;
  if (meantLocal === local && meantDomain === domain) return undefined;
  const suggestion = `${meantLocal}@${meantDomain}`;
  return v.is(emailAddress, suggestion) ? suggestion : undefined;
}
