import { teams } from '../../domain/team.ts';
import { paths } from '@club/domain/paths';

const { programDetail, ...fixedPaths } = paths;

/** The address of a program's page, as its route spells it. */
const programAddress = (id: string) => programDetail.replace(':programId', id);

/** One address for every page there is, so that a new entry in the table of paths is taken up. */
export const pageAddresses: readonly string[] = [
  ...Object.values(fixedPaths),
  ...teams.map(({ id }) => programAddress(id)),
  // A group of the development team, and the page of an address that is not there.
  programAddress('DEV1'),
  '/nowhere',
];
