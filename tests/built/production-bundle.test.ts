import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import allowlist from '../../staff-allowlist.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../web/dist-production');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const readable = files.filter((path) => /\.(html|js|css|json|svg|txt)$/u.test(path));
const whole = readable.map((path) => readFileSync(path, 'utf8')).join('\n');

describe('the bundle for production', () => {
  it('is there, with the dashboard in it', () => {
    expect(readable.length).toBeGreaterThan(5);
    expect(whole).toContain('FOR ADMIN USE ONLY');
  });

  it('has no page for the stand-in of the registration form', () => {
    expect(files.filter((path) => path.includes('registration-form'))).toEqual([]);
  });

  it('keeps the cutting of pictures where the dashboard is', () => {
    const holders = readable.filter((path) => readFileSync(path, 'utf8').includes('ReactCrop__'));
    expect(holders.length).toBeGreaterThan(0);
    for (const path of holders) expect(path).toContain('admin-page');
  });

  it.each(allowlist)('does not contain the staff address %s', (address) => {
    expect(whole).not.toContain(address);
  });

  it.each([
    ['the way in without Google', 'accounts:query'],
    ['the way in without Google', 'emulator_account}'],
    ['the stand-in for the registration form', 'Prefer not to answer'],
    ['an address of this machine', '127.0.0.1:9099'],
    ['an address of this machine', '127.0.0.1:8080'],
    ['a private key', 'PRIVATE KEY'],
    ['a source map', 'sourceMappingURL'],
  ])('does not contain %s (%s)', (_, text) => {
    expect(whole).not.toContain(text);
  });
});
