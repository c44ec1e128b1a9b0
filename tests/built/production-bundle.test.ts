import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { closure, dist, entry, filesOf } from './bundle.ts';

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const readable = files.filter((path) => /\.(html|js|css|json|svg|txt)$/u.test(path));
const whole = readable.map((path) => readFileSync(path, 'utf8')).join('\n');

describe('the bundle for production', () => {
  it('is there, with the dashboard in it', () => {
    expect(readable.length).toBeGreaterThan(5);
    expect(whole).toContain('FOR ADMIN USE ONLY');
  });

  it('has no page for the stub of the registration form', () => {
    expect(files.filter((path) => path.includes('registration-form'))).toEqual([]);
  });

  it('keeps the cutting of pictures where the dashboard is', () => {
    const holders = readable.filter((path) => readFileSync(path, 'utf8').includes('ReactCrop__'));
    expect(holders.length).toBeGreaterThan(0);
    const own = [...closure(['src/staff/admin-page.tsx'])].filter((name) => !entry.has(name));
    const dashboard = [...filesOf.scripts(own), ...filesOf.styles(own)];
    expect(dashboard).toEqual(expect.arrayContaining(holders.map((path) => relative(dist, path))));
  });

  it.each(demo.staff)('does not contain the staff address %s', (address) => {
    expect(whole).not.toContain(address);
  });

  it.each([
    ['the way in without Google', 'accounts:query'],
    ['the way in without Google', 'emulator_account}'],
    ['the stub of the registration form', 'Prefer not to answer'],
    ['an address of this machine', '127.0.0.1:9099'],
    ['an address of this machine', '127.0.0.1:8080'],
    ['a private key', 'PRIVATE KEY'],
    ['a source map', 'sourceMappingURL'],
  ])('does not contain %s (%s)', (_, text) => {
    expect(whole).not.toContain(text);
  });
});
