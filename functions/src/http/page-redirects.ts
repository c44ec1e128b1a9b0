import { getEnglishAddress } from '@club/domain/locale';
import { type OptInPurpose, optIns, type ProgramPurpose } from '@club/domain/opt-in';
import { paths, programHref } from '@club/domain/paths';
import { teamIds } from '@club/domain/team';
import type { RequestHandler } from 'express';
import { getOptInKey, makeOneClickPath, purposes } from '../opt-in/purposes.ts';
import { readToken } from '../opt-in/tokens.ts';
import { firestore } from '../store/admin.ts';
import { findOptIn } from '../store/opt-ins.ts';
import { formErrorTexts } from './form-error-texts.ts';

const { programDetail: _pattern, ...fixedPaths } = paths;
const programPaths = ([...teamIds, 'dev1', 'dev2'] as const).map(programHref);
/** The site's pages by their address, and by that of a program without `/program`. */
const pagesByAddress = new Map<string, string>([
  ...[...Object.values(fixedPaths), ...programPaths].map((path) => [path, path] as const),
  ...teamIds.map((id) => [`/${id}`, programHref(id)] as const),
]);

const decodeCharacter = (_match: string, code: string): string =>
  String.fromCharCode(parseInt(code, 16));

/**
 * Finds the page that a mistyped address means: in capitals, with the punctuation of the sentence
 * around it, with a tracker's `&` in place of `?`, or with an encoded `?` or `#`.
 *
 * @param path the request's path, encoded
 * @returns the page, with the query and the fragment that were encoded; undefined if there is none
 */
export function findMeantPage(path: string): string | undefined {
  const isEnglish = /^\/en(?![\w-])/iu.test(path);
  const [, address = '', tail = ''] =
    /^([\w/-]+)(?:[^\w&]|%[\da-f]{2})*?((?:&|%(?:25)*(?:3f|23)).*)?$/iu.exec(
      isEnglish ? path.replace(/^\/en\/?/iu, '/') : path,
    ) ?? [];
  const page = pagesByAddress.get(address.toLowerCase().replace(/(?<=.)[/_-]+$/u, ''));
  const [end = ''] =
    /^[?#][\w?#&=.-]*/u.exec(tail.replaceAll(/%(?:25)*([2-7][\da-f])/giu, decodeCharacter)) ?? [];
  return page && (isEnglish ? getEnglishAddress(page) : page) + end;
}

/** The purposes by the path of their one-click endpoint, before the token. */
const oneClickPaths = (Object.keys(optIns) as OptInPurpose[]).map(
  (purpose) => [makeOneClickPath(purpose, ''), purpose] as const,
);

/** Finds the program's page with the button that ends a family's request. */
async function findProgramPage(purpose: ProgramPurpose, token: string): Promise<string> {
  try {
    const id = readToken(optIns[purpose].tokens.leave, token);
    const family = await findOptIn(firestore(), getOptInKey(purpose, id));
    if (!family?.program) return paths.program;
    return purposes[purpose].makePage('leave', { program: family.program, token, query: '' });
  } catch {
    return paths.program;
  }
}

/**
 * Finds the page for a person who opens an address that only programs use: the unsubscribe address
 * of a mail's header, or the target of a form.
 */
async function findPageOfEndpoint(path: string): Promise<string | undefined> {
  const form = formErrorTexts[path];
  if (form) return `${form.path}${form.hash}`;
  const [prefix = '', purpose] =
    oneClickPaths.find(([start]) => path.toLowerCase().startsWith(start)) ?? [];
  const token = path.slice(prefix.length);
  if (purpose === undefined || token === '' || token.includes('/')) return undefined;
  if (purpose !== 'newsletter') return findProgramPage(purpose, token);
  const page = { program: '', token: encodeURIComponent(token), query: '' };
  return purposes[purpose].makePage('leave', page);
}

/** Redirects a person to the page that the address means. Nothing is written. */
export const redirectToPage: RequestHandler = async (request, response, next) => {
  const { path, url, method } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    next();
    return;
  }
  const meantPage = findMeantPage(path);
  if (meantPage !== undefined) {
    const hasEnd = /[?#]/u.test(meantPage);
    // A mailed link has a token in its end.
    if (!hasEnd) response.set('Cache-Control', 'public, max-age=3600');
    const query = hasEnd ? '' : url.slice(path.length);
    response.redirect(301, (meantPage + query).replace(/\bLNG=/u, 'lng='));
    return;
  }
  const page = await findPageOfEndpoint(path);
  if (page === undefined) next();
  else response.redirect(303, page);
};
