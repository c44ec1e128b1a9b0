import { endpoints } from '@club/domain/endpoints';
import { paths } from '@club/domain/paths';
import { problemSchema } from '@club/domain/problem';
import {
  findAsset,
  getAsVisitor,
  parseJson,
  requireThat,
  visit,
  visitHeaders,
  visitJson,
} from '../doctor/visitor.ts';
import type { LiveCheck, LiveContext } from './live-check.ts';
import { readPages } from './read-page.ts';

const headersCheck: LiveCheck = {
  title: 'Security and caching',
  run: async (context) => {
    const asset = findAsset((await visit(context, `${context.origin}/`)).text);
    requireThat(asset !== undefined, 'the home page names no file of the build');
    for (const path of ['/', '/en', '/admin', '/sw.js', asset]) {
      await visitHeaders(context, context.origin + path, context.headerRules);
    }
    return 'all headers as the settings render them; files of the build are cached for a year';
  },
};

async function requireCommit(context: LiveContext): Promise<void> {
  const { path, output } = endpoints.getHealth;
  const { version } = await visitJson(context, context.origin + path, output);
  requireThat(
    version === context.commit,
    `the functions are commit ${version}, not ${context.commit}`,
  );
}

/** Lists the scripts and style sheets that a page names. */
const listFiles = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/gu)),
];

const releaseCheck: LiveCheck = {
  title: 'The release',
  run: async (context) => {
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
  },
};

const signInCheck: LiveCheck = {
  title: 'Sign-in of staff',
  run: async (context) => {
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
  },
};

/** The checks of the whole release: its headers, its files, and the sign-in. */
export const releaseChecks = [headersCheck, releaseCheck, signInCheck];
