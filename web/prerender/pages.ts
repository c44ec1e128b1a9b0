import { listTeamProgramIds, teamIds } from '@club/domain/team';
import { paths } from '@club/domain/paths';

const { programDetail, ...fixedPaths } = paths;
/** The values of the address parameter `:programId`: all teams, then the development groups. */
const routeProgramIds = [...teamIds, ...listTeamProgramIds('dev')];

/** The page that Hosting serves with status 404. */
const notFoundPath = '/404';

/** The French address of each prerendered page. The English one follows from it. */
export const prerenderedPaths: readonly string[] = [
  ...Object.values(fixedPaths),
  ...routeProgramIds.map((id) => programDetail.replace(':programId', id)),
  notFoundPath,
];

/** The file that Hosting serves for an address. The address has no `.html`. */
export const getHtmlFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;
