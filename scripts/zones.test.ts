import { expect, it } from 'vitest';
import { findReason } from '../oxlint.zones.ts';

it.each([
  ['web/src/pages/home/home.tsx', 'web/src/ui/button.tsx'],
  ['web/src/pages/home/home.tsx', 'domain/'],
  ['web/src/app/main.tsx', 'web/src/staff/shell/dashboard.tsx'],
  ['functions/src/http/app.ts', 'functions/src/store/rows.ts'],
  ['functions/src/index.ts', 'functions/src/http/app.ts'],
  ['environments/first-content/sources.ts', 'functions/src/uploads/check-image.ts'],
  ['web/src/agenda/agenda.test.tsx', 'web/src/testing/render.tsx'],
  ['scripts/test.ts', 'emulators/suite.ts'],
])('%s may import %s', (file, importedPath) => {
  expect(findReason(file, importedPath)).toBeUndefined();
});

it.each([
  ['a package', 'club/about.ts', 'node_modules/valibot'],
  ['what serves a real project', 'scripts/test.ts', 'operations/deploy.ts'],
  ['a higher layer', 'functions/src/store/rows.ts', 'functions/src/http/app.ts'],
  ['a folder of the same layer', 'functions/src/mail/send.ts', 'functions/src/request/caller.ts'],
  ['another page', 'web/src/pages/home/home.tsx', 'web/src/pages/club/club.tsx'],
  ['anything from a new folder', 'web/src/new/file.ts', 'web/src/ui/button.tsx'],
  ['environments on the site', 'web/src/app/main.tsx', 'environments/settings.ts'],
  ['the functions in settings', 'environments/settings.ts', 'functions/src/runtime/problem.ts'],
  ['the staff’s data for visitors', 'web/src/data/public/list.ts', 'web/src/data/staff/rows.ts'],
  ['what needs a session', 'web/src/data/session/session.ts', 'web/src/data/staff/rows.ts'],
  ['test helpers outside of tests', 'web/src/app/main.tsx', 'web/src/testing/render.tsx'],
])('nobody may import %s', (_, file, importedPath) => {
  expect(findReason(file, importedPath)).toBeDefined();
});
