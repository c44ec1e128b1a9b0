import type { CalendarProblem } from '@club/domain/calendar/calendar-status';

/** Why a reading of the club's calendar changes nothing. The message never quotes the feed. */
export class FeedProblem extends Error {
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem) {
    super(`The calendar was not read: ${problem}.`);
    this.name = 'FeedProblem';
    this.problem = problem;
  }
}
