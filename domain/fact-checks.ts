import type { FactCheck, FactChecks } from '@club/about/fact-check';

/** The fact checks of `club/`, by the path of their file. */
export type FactChecksByFile = Readonly<Record<string, FactChecks>>;

/** Describes a fact check in a line: its files, its name, what to check, and who is responsible. */
function describeCheck(
  file: string,
  name: string,
  { responsible, whatToCheck, texts }: FactCheck,
): string {
  const textFiles = (texts ?? []).map((text) => `, fr/${text}.ts, en/${text}.ts`).join('');
  return `${file}${textFiles}: ${name}: ${whatToCheck} (${responsible})`;
}

function listChecks(files: FactChecksByFile, isListed: (check: FactCheck) => boolean): string[] {
  return Object.entries(files).flatMap(([file, checks]) =>
    Object.entries(checks)
      .filter(([, check]) => isListed(check))
      .map(([name, check]) => describeCheck(file, name, check)),
  );
}

/** Lists the facts that nobody of the club has checked yet. Most are invented. */
export const findUncheckedFacts = (files: FactChecksByFile): string[] =>
  listChecks(files, ({ checkedOn }) => checkedOn === null);

/**
 * Lists what nobody has compared with its source for a year. An invalid or future day counts as
 * stale.
 *
 * @param today an ISO 8601 day
 */
export function findStaleFacts(files: FactChecksByFile, today: string): string[] {
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
  const oldestDay = `${year - 1}${rest}`;
  const isStale = (day: string) =>
    !/^\d{4}-\d{2}-\d{2}$/u.test(day) || day < oldestDay || day > today;
  return listChecks(files, ({ checkedOn }) => checkedOn !== null && isStale(checkedOn));
}
