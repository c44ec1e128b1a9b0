import { findGroup, findTeam } from '@club/domain/team';
import type { TFunction } from 'i18next';
import { paths } from '@club/domain/paths';

/** The team's name, with the group where the address names one. */
export function programTitle(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  if (!team) return t('problem.not_found.page_title');
  const group = findGroup(programId);
  return group === undefined ? t(team.title) : `${t(team.title)}, ${group}`;
}

/** The address of a program's page as its own, whatever the case it was asked for in. */
export function programAddress(programId: string): string | undefined {
  const id = findGroup(programId) ?? findTeam(programId)?.id;
  return id && paths.programDetail.replace(':programId', id);
}

/** For whom and where a team is, then what it does: what a parent looks for among search results. */
export function programDescription(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  if (!team) return t('problem.not_found.text');
  const places = team.places.map((id) => t(`common.locations.${id}`));
  return `${[t(team.age), ...places].join(', ')}. ${t(team.desc)}`;
}
