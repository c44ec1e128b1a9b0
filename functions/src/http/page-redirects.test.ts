import { paths } from '@club/domain/paths';
import { describe, expect, it } from 'vitest';
import { findMeantPage } from './page-redirects.ts';

describe('a mistyped address', () => {
  it.each([
    ['/SCHEDULE', '/schedule'],
    ['/Contact', '/contact'],
    ['/PROGRAM/U15', '/program/u15'],
    ['/U15', '/program/u15'],
    ['/dev', '/program/dev'],
    ['/Program/Dev1,', '/program/dev1'],
    ['/schedule.', '/schedule'],
    ['/schedule)', '/schedule'],
    ['/schedule%20', '/schedule'],
    ['/schedule%E2%80%9D.', '/schedule'],
    ['/registration!/', '/registration'],
    ['/Newsletter/Issues_', '/newsletter/issues'],
    ['/club-policy&fbclid=x', '/club-policy'],
    ['/&utm_source=poster.jpg', '/'],
    ['/en/', '/en'],
    ['/en.', '/en'],
    ['/EN/Schedule%3Fteam=u13', '/en/schedule?team=u13'],
    ['/en/program/U17', '/en/program/u17'],
    ['/schedule%3Ffbclid=x', '/schedule?fbclid=x'],
    ['/schedule%3Fteam%3Du13%26utm_source%3Dmail', '/schedule?team=u13&utm_source=mail'],
    ['/Newsletter/Confirm%3Flng=fr%23a1.b2.c3', '/newsletter/confirm?lng=fr#a1.b2.c3'],
    ['/newsletter/unsubscribe%2523a1.b2.c3', '/newsletter/unsubscribe#a1.b2.c3'],
    [
      '/program/u13%3Flink=confirm-place%23confirm-place%3Da.b.c%0D%0A',
      '/program/u13?link=confirm-place#confirm-place=a.b.c',
    ],
  ])('%s means %s', (address, page) => {
    expect(findMeantPage(address)).toBe(page);
  });

  it.each([
    '/nowhere',
    '/schedules',
    '/schedule.php',
    '/program/u18',
    '/club/x',
    '/.env',
    '/-x',
    '/en-x',
    '/en/x',
  ])('%s means no page', (address) => {
    expect(findMeantPage(address)).toBeUndefined();
  });

  it.each(Object.values(paths).filter((path) => path !== paths.programDetail))(
    'in capitals, %s means its page',
    (path) => {
      expect(findMeantPage(path.toUpperCase())).toBe(path);
    },
  );
});
