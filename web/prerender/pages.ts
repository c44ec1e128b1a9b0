import { programIdsOf, teamIds } from '@club/domain/team';
import { paths } from '@club/domain/paths';

const { programDetail, ...fixedPaths } = paths;
const programIds = [...teamIds, ...programIdsOf('dev')];

/** The page that Hosting shows, with status 404, at every address it does not know. */
const notFoundPath = '/404';

/** The addresses of all prerendered pages. */
export const prerenderedPaths: readonly string[] = [
  ...Object.values(fixedPaths),
  ...programIds.map((id) => programDetail.replace(':programId', id)),
  notFoundPath,
];

/** The file that Hosting serves at an address, which goes without `.html` there. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;
