import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { demo } from '../../../environments/demo.ts';
import { getFunctionParameters } from '../../../environments/render/function-parameters.ts';
import { toRulesLiteral } from '../../../environments/render/rules-text.ts';
import { getHeaders } from '../../deploy/check-headers.ts';
import { parseBody } from './google/recorded-request.ts';
import type { DeployResult, Rehearsal } from './rehearsal.ts';
import {
  selectChanges,
  getSentFunctions,
  getSentHashes,
  getSentHeaders,
  findPositions,
  selectRequests,
  readText,
  unzip,
  listSiteFiles,
} from './select-requests.ts';
import { projectId, region, settings } from './settings.ts';

const account = `functions-runtime@${projectId}.iam.gserviceaccount.com`;

/** Declares tests of what the first deploy to a project sends. */
export function declareFirstDeployTests(
  getRehearsal: () => Promise<Rehearsal>,
  getFirstDeploy: () => Promise<DeployResult>,
): void {
  let rehearsal: Rehearsal;
  let result: DeployResult;
  const readRendered = (file: string) =>
    readFileSync(join(rehearsal.preparedDeploy.folder, file), 'utf8');

  beforeAll(async () => {
    rehearsal = await getRehearsal();
    result = await getFirstDeploy();
  });

  it('succeeds without a prompt, sends requests only to Google’s interfaces, and deletes nothing', () => {
    expect(result.failure, result.output).toBe('');
    expect(result.unknownRequests).toEqual([]);
    expect(rehearsal.readRefusedHosts()).toBe('');
    expect(result.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('sends no other project’s name, and no project id or staff address of the demo', () => {
    const projectNames = result.requests.flatMap(({ path }) => [
      ...[...path.matchAll(/(?:projects|sites)\/([^/:]+)/gu)].map(([, one]) => one),
    ]);
    expect(new Set(projectNames)).toEqual(new Set([projectId, rehearsal.project.number]));
    for (const { path, body } of result.requests) {
      const files = path === 'functions.zip' ? [...unzip(body).values()] : [body];
      for (const text of files.map(readText)) {
        for (const foreign of [demo.projectId, ...demo.staff]) expect(text).not.toContain(foreign);
      }
    }
  });

  it('uploads only the bundle, the manifest and the lockfile of the functions', () => {
    const zips = selectRequests(result.requests, 'PUT', 'upload', /^functions\.zip$/u);
    expect(zips.length).toBeGreaterThan(0);
    for (const { body } of zips) {
      const files = unzip(body);
      const names = ['lib/index.js', 'package-lock.json', 'package.json'];
      expect([...files.keys()].sort()).toEqual(names);
      expect(files.get('lib/index.js')?.toString()).toBe(readRendered('functions/lib/index.js'));
    }
  });

  it('sets each function’s region, account, size and secrets', () => {
    const functions = getSentFunctions(result.requests);
    const configurations = [...functions].map(([id, { serviceConfig, buildConfig, name }]) => {
      expect(name).toBe(`projects/${projectId}/locations/${region}/functions/${id}`);
      expect(serviceConfig.serviceAccountEmail, id).toBe(account);
      expect(buildConfig.runtime, id).toBe('nodejs24');
      expect(serviceConfig.environmentVariables, id).toMatchObject(getFunctionParameters(settings));
      const secrets = serviceConfig.secretEnvironmentVariables ?? [];
      return [
        id,
        serviceConfig.availableMemory,
        serviceConfig.maxInstanceRequestConcurrency,
        serviceConfig.maxInstanceCount,
        serviceConfig.timeoutSeconds ?? 60,
        secrets.map(({ key, version }) => `${key}@${version}`).join(' '),
      ].join(', ');
    });
    // Each line: the function, memory, concurrent requests, maximum instances, seconds, secrets.
    expect(configurations.sort()).toEqual([
      'api, 512Mi, 20, 3, 20, HASH_KEY@1',
      'deleteExpired, 256Mi, 80, 1, 300, ',
      'deliverMail, 256Mi, 2, 1, 120, HASH_KEY@1 MAIL_PASSWORD@1',
      'keepHero, 1024Mi, 1, 1, 120, ',
      'moveSwitches, 256Mi, 80, 1, 50, ',
      ...['Carousel', 'Coach', 'Gym'].map((row) => `process${row}Image, 1024Mi, 1, 1, 120, `),
      'queueIssue, 256Mi, 8, 1, 300, ',
      ...['Request', 'Schedule'].map((event) => `readCalendarOn${event}, 512Mi, 1, 1, 120, `),
      ...['Banner', 'Carousel', 'Note', 'Program'].map(
        (row) => `record${row}Change, 256Mi, 8, 1, 60, `,
      ),
      'sendStatus, 256Mi, 80, 1, 60, ',
      'tendMail, 256Mi, 2, 1, 120, HASH_KEY@1 MAIL_PASSWORD@1',
      'upload, 1024Mi, 1, 4, 50, ',
    ]);
  });

  it('allows everybody to call api and upload, and only the functions’ own account to call scheduled functions', () => {
    const policies = selectRequests(result.requests, 'POST', 'run', /:setIamPolicy$/u);
    const invokers = policies.map((request) => {
      const { policy } = parseBody(request) as { policy: { bindings: { members: string[] }[] } };
      const members = policy.bindings.flatMap((binding) => binding.members).join(' ');
      return [/services\/([a-z]+)/u.exec(request.path)?.[1], members];
    });
    const member = `serviceAccount:${account}`;
    const names = 'deleteexpired moveswitches readcalendaronschedule sendstatus tendmail';
    const scheduledInvokers = Object.fromEntries(names.split(' ').map((name) => [name, member]));
    const publicInvokers = { api: 'allUsers', upload: 'allUsers' };
    expect(Object.fromEntries(invokers)).toEqual({ ...publicInvokers, ...scheduledInvokers });
  });

  it('allows only the functions’ account to read the two secrets', () => {
    const policies = selectRequests(result.requests, 'POST', 'secrets', /:setIamPolicy$/u);
    const readers = policies.map((request) => [
      /secrets\/([A-Z_]+)/u.exec(request.path)?.[1],
      (parseBody(request) as { policy: unknown }).policy,
    ]);
    const role = 'roles/secretmanager.secretAccessor';
    const policy = { bindings: [{ role, members: [`serviceAccount:${account}`] }] };
    expect(Object.fromEntries(readers)).toEqual({ HASH_KEY: policy, MAIL_PASSWORD: policy });
  });

  it('schedules five functions in the club’s time zone', () => {
    const jobs = selectRequests(result.requests, 'POST', 'scheduler', /\/jobs$/u).map((request) => {
      const { schedule, timeZone, httpTarget } = parseBody(request) as {
        schedule: string;
        timeZone: string;
        httpTarget: { uri: string; oidcToken: { serviceAccountEmail: string } };
      };
      const { uri, oidcToken } = httpTarget;
      expect([timeZone, oidcToken.serviceAccountEmail]).toEqual(['America/Toronto', account]);
      return [schedule, new URL(uri).host];
    });
    const makeHost = (name: string) => `${name}-${rehearsal.project.number}.${region}.run.app`;
    expect(jobs.sort()).toEqual([
      ['* * * * *', makeHost('moveswitches')],
      ['* * * * *', makeHost('tendmail')],
      ['0 7 * * 1', makeHost('sendstatus')],
      ['30 3 * * *', makeHost('deleteexpired')],
      ['7,22,37,52 * * * *', makeHost('readcalendaronschedule')],
    ]);
  });

  it('stores the functions’ container images for thirty days', () => {
    expect(rehearsal.project.repository).toMatchObject({
      cleanupPolicies: { 'firebase-functions-cleanup': { condition: { olderThan: '2592000s' } } },
    });
  });

  it('sends both rules files as they were rendered, and releases them', () => {
    const sources = rehearsal.project.rulesets.map(({ source }) => source);
    const makeSource = (name: string) => ({ files: [{ name, content: readRendered(name) }] });
    expect(sources).toEqual(
      expect.arrayContaining([makeSource('firestore.rules'), makeSource('storage.rules')]),
    );
    for (const address of settings.staff) {
      expect(readRendered('firestore.rules')).toContain(toRulesLiteral(address));
    }
    expect([...rehearsal.project.releases.keys()].sort()).toEqual([
      'cloud.firestore',
      `firebase.storage/${settings.webApp.storageBucket}`,
    ]);
  });

  it('creates each index and each field override', () => {
    const { indexes, fieldOverrides } = JSON.parse(readRendered('firestore.indexes.json')) as {
      indexes: { collectionGroup: string; queryScope: string; fields: unknown }[];
      fieldOverrides: { collectionGroup: string; fieldPath: string }[];
    };
    const indexRequests = selectRequests(result.requests, 'POST', 'firestore', /\/indexes$/u);
    expect(indexRequests.map((request) => parseBody(request))).toEqual(
      indexes.map(({ queryScope, fields }) => ({ queryScope, fields })),
    );
    expect(selectRequests(result.requests, 'PATCH', 'firestore', /\/fields\//u)).toHaveLength(
      fieldOverrides.length,
    );
  });

  it('sends Hosting the rendered headers, and none that breaks the sign-in', () => {
    const headerRules = getSentHeaders(result.requests);
    const { hosting } = JSON.parse(readRendered('firebase.json')) as {
      hosting: { headers: unknown };
    };
    expect(headerRules).toEqual(hosting.headers);
    const pageHeaders = getHeaders(headerRules, '/');
    expect(pageHeaders.get('strict-transport-security')).toBe('max-age=86400');
    const policy = pageHeaders.get('content-security-policy')?.split('; ');
    expect(policy).toContain(
      `frame-src https://${settings.webApp.authDomain} https://calendar.google.com`,
    );
    expect([...getHeaders(headerRules, '/__/auth/iframe').keys()].sort()).toEqual([
      'cache-control',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]);
    expect(getHeaders(headerRules, '/assets/x.js').get('cache-control')).toContain('immutable');
  });

  it('uploads every page and every asset of the site completely', () => {
    const site = join(rehearsal.preparedDeploy.folder, 'site');
    const paths = listSiteFiles(site);
    const hashes = getSentHashes(result.requests);
    expect(Object.keys(hashes).sort()).toEqual(paths);
    expect(paths).toEqual(
      expect.arrayContaining(['/index.html', '/404.html', '/sw.js', '/images/logo.svg']),
    );
    const uploads = selectRequests(result.requests, 'POST', 'upload', /^files\//u);
    expect(uploads).toHaveLength(new Set(Object.values(hashes)).size);
    for (const { path, body } of uploads) {
      expect(createHash('sha256').update(body).digest('hex')).toBe(path.slice('files/'.length));
    }
  });

  it('releases the rules before the functions that everybody calls, and the pages last', () => {
    const changes = selectChanges(result.requests);
    const rulePositions = findPositions(changes, 'PATCH', 'rules', /\/releases\//u);
    const functionPositions = findPositions(changes, 'POST', 'functionsV2', /\/functions$/u);
    const publicPositions = functionPositions.filter((position) =>
      /^api|^upload$/u.test(changes[position]?.query.get('functionId') ?? ''),
    );
    expect([rulePositions.length, publicPositions.length]).toEqual([2, 2]);
    expect(Math.max(...rulePositions)).toBeLessThan(Math.min(...publicPositions));
    expect(findPositions(changes, 'POST', 'hosting', /\/releases$/u)).toEqual([changes.length - 1]);
  });

  it('names the commit in the functions and in the release of the pages', () => {
    const { commit } = rehearsal.preparedDeploy;
    expect(commit).toMatch(/^[0-9a-f]{12}\+?$/u);
    expect(readRendered('functions/lib/index.js')).toContain(JSON.stringify(commit));
    const releases = selectRequests(result.requests, 'POST', 'hosting', /\/releases$/u);
    expect(releases.map(parseBody)).toEqual([{ message: `commit ${commit}` }]);
  });
}
