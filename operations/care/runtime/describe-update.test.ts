import { expect, it } from 'vitest';
import { describeUpdate } from './describe-update.ts';

const update = { version: '98.7.6', fileCount: 3, isDryRun: false };

it('names the next steps after an update', () => {
  expect(describeUpdate(update)).toContain('npm install');
});

it('names no next steps after a dry run, because no file was changed', () => {
  expect(describeUpdate({ ...update, isDryRun: true })).toBe('\nDry run: no file was changed.');
});

it.each([true, false])('says that every file has the version already (dry run: %s)', (isDryRun) => {
  const text = describeUpdate({ ...update, fileCount: 0, isDryRun });
  expect(text).toBe('Every file names Node 98.7.6 already.');
});
