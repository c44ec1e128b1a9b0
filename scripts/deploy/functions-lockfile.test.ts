import { describe, expect, it } from 'vitest';
import rootLockfile from '../../package-lock.json' with { type: 'json' };
import { deriveLockfile, type FunctionsManifest, type Lockfile } from './functions-lockfile.ts';
import { readManifest } from './functions-package.ts';

const root = rootLockfile as unknown as Lockfile;

const manifest = (dependencies: Record<string, string>): FunctionsManifest => ({
  name: '@club/functions',
  version: '0.0.0',
  engines: { node: '24' },
  dependencies,
});

const lockfile = (packages: Lockfile['packages']): Lockfile => ({ lockfileVersion: 3, packages });

describe('the functions’ lockfile', () => {
  const { file, sources } = deriveLockfile(root, readManifest());

  it('has each package as the root’s lockfile has it, for the functions alone', () => {
    expect(sources.size).toBeGreaterThan(100);
    for (const [path, source] of sources) {
      const [entry, original] = [file.packages[path], root.packages[source]];
      expect(entry?.version, path).toBe(original?.version);
      expect(entry?.['integrity'], path).toBe(original?.['integrity']);
      expect(Object.keys(entry ?? {}), path).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:dev|devOptional|resolved|link)$/u)]),
      );
    }
    expect(file.packages['node_modules/vite']).toBeUndefined();
  });

  it('has what the manifest asks for, and nothing that only we need', () => {
    expect(file.packages['']).toEqual({
      name: '@club/functions',
      version: '0.0.0',
      engines: { node: '24' },
      dependencies: readManifest().dependencies,
    });
  });
});

describe('deriveLockfile', () => {
  it('keeps two versions of a package apart, each where its dependent finds it', () => {
    const derivedLockfile = deriveLockfile(
      lockfile({
        functions: { dependencies: { a: '1.0.0', b: '2.0.0' } },
        'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
        'node_modules/b': { version: '1.0.0', dev: true },
        'functions/node_modules/b': { version: '2.0.0' },
      }),
      manifest({ a: '1.0.0', b: '2.0.0' }),
    );
    expect(derivedLockfile.file.packages).toMatchObject({
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    });
  });

  it('calls a package optional only where nothing requires it', () => {
    const derivedLockfile = deriveLockfile(
      lockfile({
        functions: { dependencies: { a: '1.0.0', c: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '1', d: '1', gone: '1' } },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0', dependencies: { b: '1' } },
        'node_modules/d': { version: '1.0.0' },
      }),
      manifest({ a: '1.0.0', c: '1.0.0' }),
    );
    expect(derivedLockfile.file.packages['node_modules/b']).toEqual({ version: '1.0.0' });
    expect(derivedLockfile.file.packages['node_modules/d']).toEqual({
      version: '1.0.0',
      optional: true,
    });
  });

  it('refuses a root’s lockfile that is out of date', () => {
    const old = lockfile({ functions: { dependencies: { a: '1.0.0' } } });
    expect(() => deriveLockfile(old, manifest({ a: '1.1.0' }))).toThrow(
      'package-lock.json does not have a as functions/package.json asks: run npm install.',
    );
    expect(() => deriveLockfile(old, manifest({ a: '1.0.0' }))).toThrow(
      'package-lock.json lacks a: run npm install.',
    );
  });
});
