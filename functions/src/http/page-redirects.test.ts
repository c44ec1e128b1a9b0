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
  ])('%s means %s', (address, page) => {
    expect(findMeantPage(address)).toBe(page);
  });

  it.each(['/nowhere', '/schedules', '/schedule.php', '/program/u18', '/club/x', '/.env', '/-x'])(
    '%s means no page',
    (address) => {
      expect(findMeantPage(address)).toBeUndefined();
    },
  );

  it.each(Object.values(paths).filter((path) => path !== paths.programDetail))(
    'in capitals, %s means its page',
    (path) => {
      expect(findMeantPage(path.toUpperCase())).toBe(path);
    },
  );
});
