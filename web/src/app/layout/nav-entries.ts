import { type Team, teams } from '@club/domain/team';
import { paths, programHref } from '@club/domain/paths';

/**
 * The navigation in the order of the specification (section 2). `common:nav` has a text for each
 * key.
 */
export const navEntries = [
  { key: 'home', path: paths.home },
  { key: 'program', path: paths.program },
  { key: 'registration', path: paths.registration },
  { key: 'schedule', path: paths.schedule },
  { key: 'about_us', path: paths.club },
  { key: 'contact', path: paths.contact },
] as const;

/** The teams that the dropdown and the mobile menu list under the program entry. */
export const teamEntries: readonly { id: Team['id']; path: string }[] = teams.map(({ id }) => ({
  id,
  path: programHref(id),
}));
