import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { compileHint } from '../../web/compile-hint.ts';
import {
  chunkFiles,
  chunkKeys,
  collectImports,
  distFolder,
  entryChunks,
  getChunk,
  readCode,
} from './bundle.ts';

const files = readdirSync(distFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const textFiles = files.filter((path) => /\.(html|js|css|json|svg|txt)$/u.test(path));
const allText = textFiles.map((path) => readFileSync(path, 'utf8')).join('\n');

describe('the production build with the demo’s settings', () => {
  it('exists and contains the dashboard', () => {
    expect(textFiles.length).toBeGreaterThan(5);
    expect(allText).toContain('FOR ADMIN USE ONLY');
  });

  it('has no page for the stub of the registration form', () => {
    expect(files.filter((path) => path.includes('registration-form'))).toEqual([]);
  });

  it('has the code for cropping images only in the dashboard', () => {
    const filesWithCropCode = textFiles.filter((path) =>
      readFileSync(path, 'utf8').includes('ReactCrop__'),
    );
    expect(filesWithCropCode.length).toBeGreaterThan(0);
    const dashboardChunks = [...collectImports(['src/staff/admin-page.tsx'])].filter(
      (key) => !entryChunks.has(key),
    );
    const dashboardFiles = [
      ...chunkFiles.scripts(dashboardChunks),
      ...chunkFiles.styles(dashboardChunks),
    ];
    expect(dashboardFiles).toEqual(
      expect.arrayContaining(filesWithCropCode.map((path) => relative(distFolder, path))),
    );
  });

  it('tells V8 to compile the functions of the chunks `site` and `vendor` while they are loaded', () => {
    const hintedChunks = chunkKeys.filter((key) => readCode([key]).startsWith(compileHint));
    expect(hintedChunks.map((key) => getChunk(key).name).toSorted()).toEqual(['site', 'vendor']);
  });

  it.each(demo.staff)('does not contain the staff address %s', (address) => {
    expect(allText).not.toContain(address);
  });

  it.each([
    ['the sign-in without Google', 'accounts:query'],
    ['the sign-in without Google', 'gate.emulator_heading'],
    ['the stub of the registration form', 'Prefer not to answer'],
    ['an address of this machine', '127.0.0.1:9099'],
    ['an address of this machine', '127.0.0.1:8080'],
    ['a private key', 'PRIVATE KEY'],
    ['a source map', 'sourceMappingURL'],
  ])('does not contain %s (%s)', (_, text) => {
    expect(allText).not.toContain(text);
  });
});
