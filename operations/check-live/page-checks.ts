import { identity } from '@club/about/identity';
import { makeCalendarFeedPath } from '@club/domain/calendar/calendar-feeds';
import { endpoints } from '@club/domain/endpoints';
import { escapeHtml } from '@club/domain/escape-html';
import { locales } from '@club/domain/locale';
import { paths, programHref } from '@club/domain/paths';
import { problemSchema } from '@club/domain/problem';
import { programIds } from '@club/domain/program-ids';
import { fetchAsVisitor, getAsVisitor, parseJson, visit, visitJson } from '../doctor/visitor.ts';
import { requireThat } from '../requirements/requirement.ts';
import type { LiveContext } from './live-check.ts';
import { hasText, readLists, readPages, toLocalePath } from './read-page.ts';

async function checkHome(context: LiveContext): Promise<string> {
  const pages = await readPages(context, paths.home);
  for (const [index, locale] of locales.entries()) {
    requireThat(
      hasText(pages[index] ?? '', identity.motto[locale]),
      `${toLocalePath(paths.home, locale)} lacks the club’s motto`,
    );
  }
  const lists = await readLists(context, pages[0] ?? '', ['banners', 'carousels', 'notices']);
  return `title and text in both languages; ${lists.join(', ')}`;
}

const team = 'u15';

async function checkProgram(context: LiveContext): Promise<string> {
  const path = programHref(team);
  const [page = ''] = await readPages(context, path);
  await readLists(context, page, ['programs']);
  const { path: listPath, output } = endpoints.listPrograms;
  const programs = await visitJson(context, context.origin + listPath, output);
  const pricedIds = new Set(
    programs.filter((row) => row.cost && row.cost_fr).map(({ id }) => id.toLowerCase()),
  );
  const unpricedIds = programIds.filter((id) => !pricedIds.has(id.toLowerCase()));
  requireThat(unpricedIds.length === 0, `no price in both languages: ${unpricedIds.join(', ')}`);
  return `${path} in both languages; ${pricedIds.size} programs with their price`;
}

async function checkRegistration(context: LiveContext): Promise<string> {
  const { siteOrigin, registrationForm } = context.settings;
  const pages = await readPages(context, paths.registration);
  if (registrationForm === undefined) return 'the page in both languages; no form is configured';
  // If the setting is a path, the page links to it at the site’s own origin. The check fetches it
  // from the checked origin, which may be another one (`--address`).
  const { href: linkedAddress } = new URL(registrationForm, siteOrigin);
  for (const [index, locale] of locales.entries()) {
    requireThat(
      (pages[index] ?? '').includes(`href="${escapeHtml(linkedAddress)}"`),
      `${toLocalePath(paths.registration, locale)} does not link to ${linkedAddress}`,
    );
  }
  const { href: fetchedAddress } = new URL(registrationForm, context.origin);
  const { status } = await fetchAsVisitor(context, fetchedAddress, { redirect: 'follow' });
  requireThat(status === 200, `the form ${fetchedAddress} responds with ${status}`);
  return `the page in both languages; the form ${fetchedAddress} responds`;
}

async function checkSchedule(context: LiveContext): Promise<string> {
  const feedPath = makeCalendarFeedPath('all');
  const [[page = ''], { text }] = await Promise.all([
    readPages(context, paths.schedule),
    visit(context, context.origin + feedPath),
  ]);
  const lists = await readLists(context, page, ['notes']);
  requireThat(
    text.startsWith('BEGIN:VCALENDAR') && text.trimEnd().endsWith('END:VCALENDAR'),
    `${feedPath} is not a whole calendar`,
  );
  const entryCount = text.split('BEGIN:VEVENT').length - 1;
  return `the page in both languages; ${lists.join(', ')}; ${entryCount} entries in the calendar`;
}

const unknownPaths = ['/no-such-page', '/en/no-such-page'];
const unknownApiPath = '/api/no-such-endpoint';

/** Visits addresses that no page and no endpoint has. */
export async function checkUnknownPage(context: LiveContext): Promise<string> {
  for (const path of unknownPaths) {
    const { status, text } = await getAsVisitor(context, context.origin + path);
    requireThat(status === 404, `${path} responds with ${status}, not 404`);
    requireThat(hasText(text, identity.name.fr), `${path} does not show the club’s own page`);
  }
  const { status, text } = await getAsVisitor(context, context.origin + unknownApiPath);
  requireThat(
    status === 404 && parseJson(problemSchema, text)?.error === 'not-found',
    `${unknownApiPath} responds with ${status}, not the API’s own 404`,
  );
  return 'the club’s own page, with status 404';
}

/** The checks of pages and of what they show, by their titles. */
export const pageChecks = {
  Home: checkHome,
  'A program and its price': checkProgram,
  Registration: checkRegistration,
  'Schedule, note and calendar': checkSchedule,
};
