import { endpoints } from '@club/domain/endpoints';
import { escapeHtml } from '@club/domain/escape-html';
import { type Locale, locales } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { problemSchema } from '@club/domain/problem';
import { fetchAsVisitor, parseJson, requireThat } from '../doctor/visitor.ts';
import type { LiveCheck, LiveContext } from './live-check.ts';
import { readPages } from './read-page.ts';

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

const contactCheck: LiveCheck = {
  title: 'Contact form',
  run: async (context) => {
    const pages = await readPages(context, paths.contact);
    const action = context.settings.contactForm ?? endpoints.sendContactMessage.path;
    requireThat(
      pages.every((page) => page.includes(`action="${escapeHtml(action)}"`)),
      `the contact page has no form for ${action}`,
    );
    if (context.settings.contactForm !== undefined) return `the form is sent to ${action}`;
    await requireRefusals(context, action, 'messages');
    return `the page in both languages; ${refusalMessage}`;
  },
};

const newsletterCheck: LiveCheck = {
  title: 'Newsletter',
  run: async (context) => {
    const { path } = endpoints.subscribe;
    const pages = await readPages(context, paths.club);
    requireThat(
      pages.every((page) => page.includes(`action="${path}"`)),
      `the footer has no form for ${path}`,
    );
    await requireRefusals(context, path, 'email');
    return `the form in both languages; ${refusalMessage}`;
  },
};

/** The checks of forms. They send empty ones only. */
export const formChecks = [contactCheck, newsletterCheck];
