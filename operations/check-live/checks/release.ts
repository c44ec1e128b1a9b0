import { endpoints } from '@club/domain/endpoints';
import { getAsVisitor } from '../../doctor/visitor.ts';
import { type LiveCheck, type LiveContext, requireThat } from '../live-check.ts';
import { requireJson } from '../read-page.ts';

const { path: healthPath, output: healthSchema } = endpoints.getHealth;

async function requireCommit(context: LiveContext): Promise<void> {
  const response = await getAsVisitor(context, context.origin + healthPath);
  const { version } = requireJson(response, healthPath, healthSchema);
  requireThat(
    version === context.commit,
    `the functions are commit ${version}, not ${context.commit}`,
  );
}

/** Lists the scripts and style sheets that a page names. */
const listFiles = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/gu)),
];

async function readFileText(context: LiveContext, path: string): Promise<string> {
  const { status, text } = await getAsVisitor(context, context.origin + path);
  requireThat(status === 200, `${path} responds with ${status}`);
  return text;
}

export const releaseCheck: LiveCheck = {
  title: 'The release',
  run: async (context) => {
    const [home, shell, worker] = await Promise.all([
      ...['/', '/shell', '/sw.js'].map((path) => readFileText(context, path)),
      requireCommit(context),
    ]);
    const bundleAddress = /"entry":"([^"]+)"/u.exec(home ?? '')?.[1] ?? '';
    requireThat(
      bundleAddress !== '' && (shell ?? '').includes(bundleAddress),
      'the home page and the app shell are of different builds',
    );
    requireThat((worker ?? '').includes('/shell'), '/sw.js is not the site’s service worker');
    const files = listFiles(home ?? '');
    const statuses = await Promise.all(
      files.map(async (path) => (await getAsVisitor(context, context.origin + path)).status),
    );
    const missingFiles = files.filter((_, index) => statuses[index] !== 200);
    requireThat(missingFiles.length === 0, `the home page needs ${missingFiles.join(', ')}`);
    return `commit ${context.commit}; the home page’s ${files.length} files are there`;
  },
};
