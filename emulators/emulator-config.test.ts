import { describe, expect, it } from 'vitest';
import committedConfig from '../firebase.json' with { type: 'json' };
import { allowEmulators } from './emulator-config.ts';

const policy = committedConfig.hosting.headers
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;

describe('the content security policy', () => {
  it('allows requests to the emulators locally', () => {
    const local = allowEmulators(policy ?? '').split('; ');
    const connect = local.find((directive) => directive.startsWith('connect-src '));
    expect(connect).toContain('http://127.0.0.1:8080 http://127.0.0.1:9099');
    expect(local.find((part) => part.startsWith('img-src '))).toContain('http://127.0.0.1:9199');
    expect(local.find((part) => part.startsWith('frame-src '))).toContain('http://127.0.0.1:9099');
  });

  it('has the directives of production for scripts and styles', () => {
    const local = allowEmulators(policy ?? '').split('; ');
    const own = (policy ?? '').split('; ').filter((part) => /^(script|style|default)-/.test(part));
    expect(own).toHaveLength(3);
    expect(local).toEqual(expect.arrayContaining(own));
  });

  it('names no emulator in production', () => {
    expect(JSON.stringify(committedConfig.hosting)).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});
