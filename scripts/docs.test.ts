import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../emulators/project.ts';

const readText = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file of the repository, also one that is not committed yet. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const filesAndFolders = new Set(
  files.flatMap((path) =>
    path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  ),
);
const pathEnds = [...filesAndFolders].map((path) => `/${path}`);
const documents = files.filter((path) => path.endsWith('.md'));

/** Gets the first group of each match. */
const findAll = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** Makes the anchors of a document's headings as GitHub does. */
const getAnchors = (text: string) =>
  findAll(/^#+ (.+)$/gmu, text).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('each link of %s leads to a file and a heading', (document) => {
  const links = findAll(/\]\(([^)\s]+)\)/gu, readText(document)).filter(
    (link) => !/^(?:https?|mailto):/u.test(link),
  );
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !getAnchors(readText(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** Whether a text in backticks is meant as a path of the repository: it has an ending or a root. */
const isRepositoryPath = (text: string) =>
  /^[\w.@/-]+\.(?:tsx?|mjs|jsonc?|css|rules|md|txt|svg|yml)$/u.test(text) ||
  /^(?:\.github|club|docs|domain|emulators|environments|functions|operations|scripts|tests|web)\/[\w./-]*$/u.test(
    text,
  );

/** What a command makes, a project adds or an example invents; and addresses of the site. */
const otherPaths =
  /^(?:\/|x\.|build\/|test-results\/|node_modules\/)|\b(?:ENV|NAME)\b|(?:^|\/)production\.jsonc$|\/tournaments|\/u12\./u;

it.each(documents)('each path in %s exists', (document) => {
  const paths = findAll(/`([^`\s]+)`/gu, readText(document))
    .filter((path) => isRepositoryPath(path) && !otherPaths.test(path))
    .map((path) => path.replace(/\/$/u, ''));
  const missing = paths.filter((path) => !pathEnds.some((end) => end.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});

const scriptNames = (folder: string) =>
  Object.keys((JSON.parse(readText(join(folder, 'package.json'))) as { scripts: object }).scripts);

it.each(documents)('each npm command of %s exists', (document) => {
  const commands = [...readText(document).matchAll(/npm run ([\w:-]+)([^`\n]*)/gu)];
  const missing = commands.filter(([, name = '', rest = '']) => {
    const [, workspace = '.'] = /-w (\w+)/u.exec(rest) ?? [];
    return !scriptNames(workspace).includes(name);
  });
  expect(missing.map(([command]) => command)).toEqual([]);
});

it('each document that the code names exists', () => {
  const sources = files.filter(
    (path) => /\.(?:tsx?|mjs|jsonc|yml|rules)$/u.test(path) && path !== 'scripts/docs.test.ts',
  );
  const missing = sources.flatMap((path) =>
    findAll(/(docs\/[\w/-]+\.md)/gu, readText(path))
      .filter((document) => !filesAndFolders.has(document))
      .map((document) => `${path}: ${document}`),
  );
  expect(missing).toEqual([]);
});

const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');

it('the index of the decisions lists each of them once', () => {
  const listed = findAll(/\]\(([\w-]+\.md)\)/gu, readText('docs/decisions/README.md'));
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});

it.each(decisions)('decision %s begins with a title, a day and a status', (name) => {
  const [title, , status] = readText(`docs/decisions/${name}`).split('\n');
  expect(title).toMatch(/^# \S/u);
  expect(status).toMatch(/^\d{4}-\d\d-\d\d · (?:proposed|accepted|superseded)/u);
});
