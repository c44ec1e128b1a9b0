import { describe, expect, it } from 'vitest';
import rootLockfile from '../../package-lock.json' with { type: 'json' };
import { deriveLockfile, type FunctionsManifest, type Lockfile } from './functions-lockfile.ts';
import { readManifest } from './functions-package.ts';

const root = rootLockfile as unknown as Lockfile;

const makeManifest = (dependencies: Record<string, string>): FunctionsManifest => ({
  name: '@club/functions',
  version: '0.0.0',
  engines: { node: '24' },
  dependencies,
});

const makeLockfile = (packages: Lockfile['packages']): Lockfile => ({
  lockfileVersion: 3,
  packages,
});

describe('the functions’ lockfile', () => {
  const { lockfile, sources } = deriveLockfile(root, readManifest());

  it('has only the functions’ packages, in the versions of the root’s lockfile', () => {
    expect(sources.size).toBeGreaterThan(100);
    for (const [path, source] of sources) {
      const [entry, rootEntry] = [lockfile.packages[path], root.packages[source]];
      expect(entry?.version, path).toBe(rootEntry?.version);
      expect(entry?.['integrity'], path).toBe(rootEntry?.['integrity']);
      expect(Object.keys(entry ?? {}), path).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:dev|devOptional|resolved|link)$/u)]),
      );
    }
    expect(lockfile.packages['node_modules/vite']).toBeUndefined();
  });

  it('has the manifest’s dependencies, and no development packages', () => {
    expect(lockfile.packages['']).toEqual({
      name: '@club/functions',
      version: '0.0.0',
      engines: { node: '24' },
      dependencies: readManifest().dependencies,
    });
  });
});

describe('deriveLockfile', () => {
  it('places each version of a package where its dependent finds it', () => {
    const { lockfile } = deriveLockfile(
      makeLockfile({
        functions: { dependencies: { a: '1.0.0', b: '2.0.0' } },
        'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
        'node_modules/b': { version: '1.0.0', dev: true },
        'functions/node_modules/b': { version: '2.0.0' },
      }),
      makeManifest({ a: '1.0.0', b: '2.0.0' }),
    );
    expect(lockfile.packages).toMatchObject({
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    });
  });

  it('refuses an outdated root lockfile', () => {
    const old = makeLockfile({ functions: { dependencies: { a: '1.0.0' } } });
    expect(() => deriveLockfile(old, makeManifest({ a: '1.1.0' }))).toThrow(
      'package-lock.json and functions/package.json disagree about a: run npm install.',
    );
    expect(() => deriveLockfile(old, makeManifest({ a: '1.0.0' }))).toThrow(
      'package-lock.json lacks a: run npm install.',
    );
  });
});
