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

/** The jobs of a workflow, each as its text. */
const listJobs = (text: string) =>
  text.slice(text.indexOf('\njobs:')).split(/\n(?= {2}[\w-]+:\n)/u);

const listCommands = (text: string) => listFirstGroups(text, /run: (.+)/gu);

/** The script of package.json that a command runs; undefined for another command. */
const findScript = (command: string) => /^npm (?:run )?([\w:-]+)/u.exec(command)?.[1];

const isInstallation = (command: string) => /^npm ci(?: --ignore-scripts)?$/u.test(command);

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

  it('runs only npm ci, apt-get, echo and scripts of package.json, without text from pull requests', () => {
    const commands = listCommands(text);
    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
    const scripts = commands
      .filter((line) => !isInstallation(line) && !/^(?:apt-get|echo) /u.test(line))
      .map((line) => findScript(line) ?? line);
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });

  it('installs the packages before a script that does not install them itself', () => {
    const scriptsThatInstall = Object.entries(packageJson.scripts)
      .filter(([, command]) => command.startsWith('node scripts/bootstrap.mjs'))
      .map(([name]) => name);
    for (const commands of listJobs(text).map(listCommands)) {
      const start = commands.findIndex(isInstallation);
      const earlyScripts = (start === -1 ? commands : commands.slice(0, start))
        .map(findScript)
        .filter((script) => script !== undefined);
      expect(earlyScripts.filter((script) => !scriptsThatInstall.includes(script))).toEqual([]);
    }
  });

  it('names a container image by its digest, of the Node version in .nvmrc', () => {
    const images = listFirstGroups(text, /container: (.+)/gu);
    const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
    for (const image of images) {
      expect(image).toMatch(new RegExp(`^node:${version}-\\w+@sha256:[\\da-f]{64}$`, 'u'));
    }
  });

  it('has a timeout for every job', () => {
    const jobs = listFirstGroups(text, /^ {4}(runs-on): /gmu);
    expect(listFirstGroups(text, /^ {4}(timeout-minutes): \d+$/gmu)).toHaveLength(jobs.length);
  });
});

const signInWorkflows = workflows.filter(({ text }) => text.includes('id-token: write'));

it('only workflows that deploy or preview may sign in to Google Cloud', () => {
  for (const { text } of signInWorkflows)
    expect(text).not.toMatch(/pull_request_target|schedule:/u);
  expect(signInWorkflows.map(({ name }) => name)).toEqual([
    'deploy-production.yml',
    'deploy-staging.yml',
    'deploy-to.yml',
    'preview.yml',
  ]);
});

it('no workflow that may sign in uses a cache, which other runs can fill', () => {
  const cachedWorkflows = workflows.filter(({ text }) => /actions\/cache@|cache: /u.test(text));
  expect(cachedWorkflows.filter((workflow) => signInWorkflows.includes(workflow))).toEqual([]);
});

describe('the deploy to production', () => {
  const text = workflows.find(({ name }) => name === 'deploy-production.yml')?.text ?? '';

  it('starts only when a person presses the button', () => {
    expect(listFirstGroups(text, /^on:\n((?: {2,}.*\n)+)/gmu).join('')).toMatch(
      /^ {2}workflow_dispatch:\n(?: {4,}.*\n)+$/u,
    );
    const others = workflows.filter(({ name }) => name !== 'deploy-production.yml');
    expect(others.filter((other) => other.text.includes('environment: production'))).toEqual([]);
  });

  it('stops before the tests unless the name was typed, on main', () => {
    expect(text).toContain(
      "        if: inputs.environment != 'production' || github.ref != 'refs/heads/main'\n" +
        '        run: echo ',
    );
    expect(listCommands(text)).toEqual([expect.stringMatching(/ && exit 1$/u)]);
    expect(listFirstGroups(text, /^ {4}needs: (.+)$/gmu)).toEqual(['confirm', 'test']);
  });
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
