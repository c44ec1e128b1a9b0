import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../emulators/project.ts';
import packageJson from '../package.json' with { type: 'json' };

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

const listFirstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

// The workflow linter (`npm run lint`) does not check these.
describe.each(workflows)('the workflow $name', ({ text }) => {
  it('pins external actions to a commit, with the version in a comment', () => {
    const actions = listFirstGroups(text, /uses: ((?!\.\/).+)/gu);
    expect(
      actions.filter((line) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line)),
    ).toEqual([]);
  });

  it('starts without permissions, and leaves no token in the checkout', () => {
    expect(text).toMatch(/^permissions: \{\}$/mu);
    const checkouts = text.split('\n      - ').filter((step) => step.includes('actions/checkout@'));
    expect(checkouts.filter((step) => !step.includes('persist-credentials: false'))).toEqual([]);
  });

  it('runs only npm ci, apt-get and scripts of package.json, without text from pull requests', () => {
    const commands = listFirstGroups(text, /run: (.+)/gu);
    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
    const scriptLines = commands.filter(
      (line) => !line.startsWith('apt-get ') && line !== 'npm ci',
    );
    const scripts = scriptLines.map((line) => /^npm (?:run )?([\w:-]+)/u.exec(line)?.[1] ?? line);
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });

  it('has a timeout for every job', () => {
    const jobs = listFirstGroups(text, /^ {4}(runs-on): /gmu);
    expect(listFirstGroups(text, /^ {4}(timeout-minutes): \d+$/gmu)).toHaveLength(jobs.length);
  });
});

it('only workflows that deploy or preview may sign in to Google Cloud', () => {
  const signInWorkflows = workflows.filter(({ text }) => text.includes('id-token: write'));
  for (const { text } of signInWorkflows)
    expect(text).not.toMatch(/pull_request_target|schedule:/u);
  expect(signInWorkflows.map(({ name }) => name)).toEqual([
    'deploy-to.yml',
    'deploy.yml',
    'preview.yml',
  ]);
});

describe('the preview of a pull request', () => {
  const text = workflows.find(({ name }) => name === 'preview.yml')?.text ?? '';
  const [, conditions = ''] = /^ {4}if: >-\n((?: {6}.+\n)+)/mu.exec(text) ?? [];

  it('needs a switch, a branch of this repository, and an author who is not Dependabot', () => {
    expect(conditions.trim().split(/\s*&& /u)).toEqual([
      "vars.PREVIEW_TO_STAGING == 'yes'",
      'github.event.pull_request.head.repo.full_name == github.repository',
      "github.event.pull_request.user.login != 'dependabot[bot]'",
    ]);
    expect(listFirstGroups(text, /^ {4}(if):/gmu)).toHaveLength(
      listFirstGroups(text, /^ {4}(runs-on):/gmu).length,
    );
  });

  it('may read the sources and request a token, and nothing else', () => {
    const [, permissions = ''] = /^ {4}permissions:\n((?: {6}.+\n)+)/mu.exec(text) ?? [];
    expect(listFirstGroups(permissions, /^ {6}(\w.*)$/gmu)).toEqual([
      'contents: read',
      'id-token: write',
    ]);
    expect(text).not.toContain('secrets.');
  });

  it('signs in as the account of previews, not as the one that deploys', () => {
    expect(text).toMatch(/^ {4}environment: preview$/mu);
    expect(listFirstGroups(text, /service_account: (.+)/gu)).toEqual([
      '${{ vars.PREVIEW_SERVICE_ACCOUNT }}',
    ]);
  });

  it('is cancelled by the preview of a newer commit of the same pull request', () => {
    expect(text).toMatch(
      /^concurrency:\n {2}group: preview-\$\{\{ github\.event\.pull_request\.number \}\}\n {2}cancel-in-progress: true$/mu,
    );
  });
});
