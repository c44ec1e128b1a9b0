import { expect, it } from 'vitest';
import { findReportablePage } from './reportable-page.ts';

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/contact', '/contact'],
  ['/en/contact/', '/contact'],
  ['/program/u15', '/program/:programId'],
  ['/program/u15/ana', 'other'],
  ['/admin', '/admin'],
  ['/ana@example.org', 'other'],
  ['/english', 'other'],
])('the path %s is reported as the page %s', (path, page) => {
  expect(findReportablePage(path)).toBe(page);
});
