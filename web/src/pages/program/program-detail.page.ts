import { paths } from '@club/domain/paths';
import { findGroup, findTeam } from '@club/domain/team';
import type { TFunction } from 'i18next';
import type { Page } from '../page.ts';

/** The team's name, and the group if the address names one. */
function findTitle(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  const group = findGroup(programId);
  return [...(team ? [t(team.title)] : []), ...(group === undefined ? [] : [group])].join(', ');
}

/** Whom a team is for, where it is, then what it does. Parents compare this in search results. */
function describe(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  if (!team) return '';
  const places = team.places.map((id) => t(`common:locations.${id}`));
  return `${[t(team.age), ...places].join(', ')}. ${t(team.desc)}`;
}

/** The page's canonical address. A visitor's may have other cases of letters. */
function findAddress(programId: string): string | undefined {
  const id = findGroup(programId) ?? findTeam(programId)?.id;
  return id && paths.programDetail.replace(':programId', id);
}

export const programDetailPage = {
  path: paths.programDetail,
  exists: ({ programId = '' }) => findTeam(programId) !== undefined,
  title: (t, { programId = '' }) => findTitle(t, programId),
  description: (t, { programId = '' }) => describe(t, programId),
  card: ({ programId = '' }) => findTeam(programId)?.id ?? 'program',
  canonicalPath: ({ programId = '' }) => findAddress(programId),
  namespaces: ['program', 'teams'],
  reads: ['programs'],
  load: () => import('./program-detail-page.tsx'),
} satisfies Page;
