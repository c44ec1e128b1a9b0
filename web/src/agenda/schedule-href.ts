import { paths } from '@club/domain/paths';

/** The address of a team's agenda on the schedule page. */
export const scheduleHref = (team: string): string => `${paths.schedule}?team=${team}#agenda`;
