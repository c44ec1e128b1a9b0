import { describe, expect, it } from 'vitest';
import { npmCommand, pinnedNode } from './pinned-node.mjs';

const manifest = { devDependencies: { node: '24.21.0' } };

describe('the Node that installs the packages', () => {
  it('is the pinned one where the machine has an older or a newer one', () => {
    expect(pinnedNode(manifest, '20.20.2')).toEqual({ version: '24.21.0', isSameMajor: false });
    expect(pinnedNode(manifest, '26.0.0').isSameMajor).toBe(false);
  });

  it('is the machine’s own where that is of the same major version', () => {
    expect(pinnedNode(manifest, '24.1.0').isSameMajor).toBe(true);
  });

  it('runs the npm that started us, or the one on the PATH', () => {
    const script = '/usr/lib/node_modules/npm/bin/npm-cli.js';
    expect(npmCommand('/cache/node', script)).toEqual(['/cache/node', script]);
    expect(npmCommand('/cache/node', undefined)).toEqual(['npm']);
    expect(npmCommand('/cache/node', '/usr/lib/yarn.js')).toEqual(['npm']);
  });
});
