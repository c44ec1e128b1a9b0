import { describe, expect, it } from 'vitest';
import { getNpmCommand, getPinnedNode } from './pinned-node.mjs';

const manifest = { devDependencies: { node: '24.21.0' } };

describe('the pinned Node', () => {
  it('has another major version than the machine’s', () => {
    expect(getPinnedNode(manifest, '20.20.2')).toEqual({ version: '24.21.0', isSameMajor: false });
    expect(getPinnedNode(manifest, '26.0.0').isSameMajor).toBe(false);
  });

  it('has the same major version as the machine’s', () => {
    expect(getPinnedNode(manifest, '24.1.0').isSameMajor).toBe(true);
  });

  it('runs the npm that started this process, or the npm on the PATH', () => {
    const script = '/usr/lib/node_modules/npm/bin/npm-cli.js';
    expect(getNpmCommand('/cache/node', script)).toEqual(['/cache/node', script]);
    expect(getNpmCommand('/cache/node', undefined)).toEqual(['npm']);
    expect(getNpmCommand('/cache/node', '/usr/lib/yarn.js')).toEqual(['npm']);
  });
});
