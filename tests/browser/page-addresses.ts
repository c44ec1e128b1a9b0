import { teams } from '../../domain/team.ts';
import { paths } from '@club/domain/paths';

const { programDetail, ...fixedPaths } = paths;

/** Returns the address of a program's page. */
const programAddress = (id: string) => programDetail.replace(':programId', id);

/** The addresses of all pages, with one per team for the page of a program. */
export const pageAddresses: readonly string[] = [
  ...Object.values(fixedPaths),
  ...teams.map(({ id }) => programAddress(id)),
  // A group of the development team, and an address without a page.
  programAddress('DEV1'),
  '/nowhere',
];
