import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseTools } from '../../project.ts';
import { runChild } from '../../run-child.ts';
import { findOfficialFile } from '../../tools-environment.ts';
import { findJava } from '../java.ts';
import { findCloudCliJar } from '../make-emulator-files.ts';
import { buildStorageRulesAdapter } from './build.ts';

const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /published/{file} {
      allow get: if true;
      allow create: if request.auth.token.email_verified == true
        && request.resource.size < 100 && request.resource.contentType == 'image/png';
    }
  }
}`;

type AdapterResponse = Record<
  'id' | 'status' | 'errors' | 'warnings' | 'result' | 'message',
  unknown
>;

describe('the storage rules adapter', () => {
  let send: (line: string) => void;
  let readResponse: () => Promise<AdapterResponse>;
  let end: () => void;
  let id = 0;

  const request = (action: string, context: unknown) => {
    id += 1;
    send(JSON.stringify({ action, id, context }));
    return readResponse();
  };
  const load = (rulesetName: string, content: string) =>
    request('load_ruleset', {
      rulesetName,
      source: { files: [{ name: 'storage.rules', content }] },
    });
  const verify = (method: string, path: string, fields = {}, rulesetName = 'club') =>
    request('verify', {
      rulesetName,
      service: 'firebase.storage',
      path: `/b/demo/o/${path}`,
      method,
      variables: { resource: { null_value: null }, request: { map_value: { fields } } },
    });
  /** Makes an upload in the format of firebase-tools. */
  const makeUpload = ({ isVerified = true, size = 10 } = {}) => {
    const token = { map_value: { fields: { email_verified: { bool_value: isVerified } } } };
    const resource = { size: { int_value: size }, contentType: { string_value: 'image/png' } };
    return {
      auth: { map_value: { fields: { uid: { string_value: 'u' }, token } } },
      resource: { map_value: { fields: resource } },
      time: { timestamp_value: '2026-11-21T12:00:00.000Z' },
    };
  };

  beforeAll(async () => {
    const { java, compiler } = await findJava();
    const { signal } = new AbortController();
    const findJar = async () => findOfficialFile('firestore') ?? (await findCloudCliJar());
    if ((await findJar()) === undefined) {
      const [node, script] = firebaseTools;
      const errorMessage = 'There is no Firestore emulator on this machine.';
      await runChild(node, [script, 'setup:emulators:firestore'], { signal, errorMessage });
    }
    const jar = await buildStorageRulesAdapter((await findJar()) ?? '', compiler);
    const child = spawn(join(java.home, 'bin/java'), ['-jar', jar, 'serve'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    send = (line) => child.stdin.write(`${line}\n`);
    readResponse = async () => {
      const line = await lines.next();
      if (line.done) throw new Error('The adapter has ended.');
      return JSON.parse(line.value) as AdapterResponse;
    };
    end = () => child.stdin.end();
    expect(await readResponse()).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] });
    expect(await load('club', rules)).toMatchObject({ errors: [], result: { rulesVersion: 2 } });
  }, 300_000);

  afterAll(() => end());

  it('allows what the rules allow', async () => {
    expect(await verify('get', 'published/a.png')).toMatchObject({ result: { permit: true } });
    const response = await verify('create', 'published/a.png', makeUpload());
    expect(response).toMatchObject({ id, status: 'ok', errors: [], result: { permit: true } });
  });

  it.each([
    ['a path that no rule names', 'get', 'private/a.png', {}],
    ['a deeper path than the rule names', 'get', 'published/deep/a.png', {}],
    ['a method that no rule names', 'list', 'published', {}],
    [
      'an upload of an unverified account',
      'create',
      'published/a.png',
      makeUpload({ isVerified: false }),
    ],
    ['an upload that is too large', 'create', 'published/a.png', makeUpload({ size: 100 })],
  ])('refuses %s', async (_, method, path, fields) => {
    const response = await verify(method, path, fields);
    expect(response).toMatchObject({ id, status: 'ok', errors: [], result: { permit: false } });
  });

  it('refuses a request that causes an error in the rules, and reports the error', async () => {
    const anonymousUpload = { ...makeUpload(), auth: { null_value: null } };
    const response = await verify('create', 'published/a.png', anonymousUpload);
    expect(response).toMatchObject({ status: 'ok', errors: [], result: { permit: false } });
    expect(response.warnings).toEqual([expect.stringContaining('Null value error')]);
  });

  it('refuses a request for a ruleset that was never loaded', async () => {
    const response = await verify('get', 'published/a.png', {}, 'unknown');
    expect(response).toMatchObject({ result: { permit: false } });
  });

  it('returns the errors of a ruleset that does not compile, and continues with the previous one', async () => {
    const { errors, result } = await load('club', rules.replace('if true', 'if'));
    expect(errors).toEqual([expect.stringMatching(/^storage\.rules:5:\d+ - ERROR /)]);
    expect(result).toBeUndefined();
    expect(await verify('get', 'published/a.png')).toMatchObject({ result: { permit: true } });
  });

  it.each(['nonsense', '[]', '{"action":"verify"', '{}', '{"action":"verify","id":1}'])(
    'continues after the invalid line %s',
    async (line) => {
      send(line);
      const { status, result } = await readResponse();
      expect([status, result]).not.toContainEqual({ permit: true });
      expect(await verify('get', 'published/a.png')).toMatchObject({ result: { permit: true } });
    },
  );

  it('responds to an unknown action with a failure', async () => {
    const response = await request('dance', {});
    expect(response).toMatchObject({ id, status: 'error', errors: [], warnings: [] });
    expect(response.message).toContain('dance');
  });

  it('ends when firebase-tools closes its input', async () => {
    end();
    await expect(readResponse()).rejects.toThrow('The adapter has ended.');
  });
});
