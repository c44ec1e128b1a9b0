import { teams } from '../../domain/team.ts';
import { paths } from '@club/domain/paths';

const { programDetail, ...fixedPaths } = paths;

/** Makes the address of a program's page. */
const makeProgramAddress = (id: string) => programDetail.replace(':programId', id);

/**
 * The addresses of the fixed pages, of each team’s page and of a development group’s page. One more
 * address has no page.
 */
export const pageAddresses: readonly string[] = [
  ...Object.values(fixedPaths),
  ...teams.map(({ id }) => makeProgramAddress(id)),
  makeProgramAddress('DEV1'),
  '/nowhere',
];
