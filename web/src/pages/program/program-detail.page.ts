import { paths } from '@club/domain/paths';
import { findGroup, findTeam } from '@club/domain/team';
import type { TFunction } from 'i18next';
import type { Page } from '../page.ts';

/** The team's name, and the group if the address names one. */
function composeTitle(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  const group = findGroup(programId);
  return [...(team ? [t(team.title)] : []), ...(group === undefined ? [] : [group])].join(', ');
}

/** The team's ages, places and description. Parents compare them in search results. */
function composeDescription(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  if (!team) return '';
  const places = team.places.map((id) => t(`common:locations.${id}`));
  return `${[t(team.age), ...places].join(', ')}. ${t(team.desc)}`;
}

/** The page's canonical path. The visitor's address may have other upper and lower case letters. */
function findCanonicalPath(programId: string): string | undefined {
  const id = findGroup(programId) ?? findTeam(programId)?.id;
  return id && paths.programDetail.replace(':programId', id);
}

export const programDetailPage = {
  path: paths.programDetail,
  exists: ({ programId = '' }) => findTeam(programId) !== undefined,
  title: (t, { programId = '' }) => composeTitle(t, programId),
  description: (t, { programId = '' }) => composeDescription(t, programId),
  card: ({ programId = '' }) => findTeam(programId)?.id ?? 'program',
  canonicalPath: ({ programId = '' }) => findCanonicalPath(programId),
  namespaces: ['program', 'teams'],
  reads: ['programs'],
  load: () => import('./program-detail-page.tsx'),
} satisfies Page;
