import { escapeHtml } from '@club/domain/escape-html';
import { locales } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { fetchAsVisitor } from '../../doctor/visitor.ts';
import { type LiveCheck, requireThat } from '../live-check.ts';
import { readPages, toLocalePath } from '../read-page.ts';

export const registrationCheck: LiveCheck = {
  title: 'Registration',
  run: async (context) => {
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
  },
};
