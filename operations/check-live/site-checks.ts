import { endpoints } from '@club/domain/endpoints';
import { escapeHtml } from '@club/domain/escape-html';
import { type Locale, locales } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { problemSchema } from '@club/domain/problem';
import { requireThat } from '../requirements/requirement.ts';
import type { LiveChecks, LiveContext } from './live-check.ts';
import { checkUnknownPage, pageChecks } from './page-checks.ts';
import { readPages } from './read-page.ts';
import {
  fetchAsVisitor,
  findAsset,
  getAsVisitor,
  parseJson,
  visit,
  visitHeaders,
  visitJson,
} from '../doctor/visitor.ts';

/**
 * Sends an empty JSON body, as the site's script would. The endpoint must name the missing field.
 */
async function requireFieldProblem(context: LiveContext, path: string, field: string) {
  const { status, text } = await fetchAsVisitor(context, context.origin + path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
  });
  const problem = parseJson(problemSchema, text);
  requireThat(
    status === 400 && problem?.error === 'invalid-body',
    `${path} responds to an empty message with ${status} ${problem?.error ?? ''}`.trimEnd(),
  );
  requireThat(
    problem.fields?.includes(field) === true,
    `${path} does not name the missing field ${field}`,
  );
}

/** Sends an empty form as a browser without script does. The response must be a page. */
async function requireRefusalPage(context: LiveContext, path: string, locale: Locale) {
  const { status, text } = await fetchAsVisitor(context, context.origin + path, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ lng: locale }),
  });
  requireThat(status === 400, `${path} responds to an empty form with ${status}`);
  requireThat(
    text.includes(`<html lang="${locale}">`),
    `${path} does not explain an empty form in its language, ${locale}`,
  );
}

/** Sends empty bodies. The API must refuse them before it counts, stores or sends anything. */
async function requireRefusals(context: LiveContext, path: string, field: string) {
  await Promise.all([
    requireFieldProblem(context, path, field),
    ...locales.map((locale) => requireRefusalPage(context, path, locale)),
  ]);
}

const refusalMessage = 'an empty form is refused in both languages';

async function checkContact(context: LiveContext): Promise<string> {
  const pages = await readPages(context, paths.contact);
  const action = context.settings.contactForm ?? endpoints.sendContactMessage.path;
  requireThat(
    pages.every((page) => page.includes(`action="${escapeHtml(action)}"`)),
    `the contact page has no form for ${action}`,
  );
  if (context.settings.contactForm !== undefined) return `the form is sent to ${action}`;
  await requireRefusals(context, action, 'messages');
  return `the page in both languages; ${refusalMessage}`;
}

async function checkNewsletter(context: LiveContext): Promise<string> {
  const { path } = endpoints.subscribe;
  // Any page would do: the footer of each has the form.
  const pages = await readPages(context, paths.club);
  requireThat(
    pages.every((page) => page.includes(`action="${path}"`)),
    `the footer has no form for ${path}`,
  );
  await requireRefusals(context, path, 'email');
  return `the form in both languages; ${refusalMessage}`;
}

async function checkHeaders(context: LiveContext): Promise<string> {
  const asset = findAsset((await visit(context, `${context.origin}/`)).text);
  requireThat(asset !== undefined, 'the home page names no file of the build');
  for (const path of ['/', '/en', '/admin', '/sw.js', asset]) {
    await visitHeaders(context, context.origin + path, context.headerRules);
  }
  return 'all headers as the settings render them; files of the build are cached for a year';
}

async function requireCommit(context: LiveContext): Promise<void> {
  const { path, output } = endpoints.getHealth;
  const { version } = await visitJson(context, context.origin + path, output);
  requireThat(
    version === context.commit,
    `the functions are commit ${version}, not ${context.commit}`,
  );
}

const listFiles = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/gu)),
];

async function checkRelease(context: LiveContext): Promise<string> {
  await requireCommit(context);
  const [home = '', shell = '', worker = ''] = await Promise.all(
    ['/', '/shell', '/sw.js'].map(
      async (path) => (await visit(context, context.origin + path)).text,
    ),
  );
  const bundleAddress = /"entry":"([^"]+)"/u.exec(home)?.[1] ?? '';
  requireThat(
    bundleAddress !== '' && shell.includes(bundleAddress),
    'the home page and the app shell are of different builds',
  );
  requireThat(worker.includes('/shell'), '/sw.js is not the site’s service worker');
  const files = listFiles(home);
  await Promise.all(files.map((path) => visit(context, context.origin + path)));
  return `commit ${context.commit}; the home page’s ${files.length} files are there`;
}

async function checkSignIn(context: LiveContext): Promise<string> {
  const { path } = endpoints.getStaffSession;
  const { signInPage } = context;
  const [session] = await Promise.all([
    getAsVisitor(context, context.origin + path),
    visit(context, signInPage, `the popup’s page ${signInPage}`),
    readPages(context, paths.admin),
  ]);
  requireThat(
    session.status === 401 && parseJson(problemSchema, session.text)?.error === 'unauthenticated',
    `${path} responds to a stranger with ${session.status}, not with 401 “unauthenticated”`,
  );
  return 'the page in both languages, and the popup; a stranger is refused';
}

/**
 * The checks after a release by their titles, in the order of the report. Each returns what was
 * seen, and throws an error with what is wrong.
 */
export const allLiveChecks: LiveChecks = {
  ...pageChecks,
  'Contact form': checkContact,
  Newsletter: checkNewsletter,
  'An unknown page': checkUnknownPage,
  'Security and caching': checkHeaders,
  'The release': checkRelease,
  'Sign-in of staff': checkSignIn,
};
