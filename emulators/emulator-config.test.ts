import { describe, expect, it } from 'vitest';
import committedConfig from '../firebase.json' with { type: 'json' };
import { allowEmulators } from './emulator-config.ts';

const policy = committedConfig.hosting.headers
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;

describe('the content security policy', () => {
  it('allows requests to the emulators locally', () => {
    const directives = allowEmulators(policy ?? '').split('; ');
    const connectDirective = directives.find((directive) => directive.startsWith('connect-src '));
    expect(connectDirective).toContain('http://127.0.0.1:8080 http://127.0.0.1:9099');
    expect(directives.find((part) => part.startsWith('img-src '))).toContain(
      'http://127.0.0.1:9199',
    );
    expect(directives.find((part) => part.startsWith('frame-src '))).toContain(
      'http://127.0.0.1:9099',
    );
  });

  it('has the directives of production for scripts and styles', () => {
    const directives = allowEmulators(policy ?? '').split('; ');
    const productionDirectives = (policy ?? '')
      .split('; ')
      .filter((part) => /^(script|style|default)-/.test(part));
    expect(productionDirectives).toHaveLength(3);
    expect(directives).toEqual(expect.arrayContaining(productionDirectives));
  });

  it('names no emulator in production', () => {
    expect(JSON.stringify(committedConfig.hosting)).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});
