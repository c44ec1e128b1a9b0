import { identity } from '@club/about/identity';
import { type FactCheckFiles, findUnchecked, findStale } from '@club/domain/fact-checks';
import { readFactChecks } from './fact-checks.ts';
import { findPlaceholders } from './placeholders.ts';

/** A group of things to do in the club's folder before a deploy. */
export interface FindingGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Lists what must not be published: placeholders in `club/identity.ts`, facts that nobody has
 * checked yet, and facts that nobody has checked for a year. Returns only groups with findings.
 *
 * @param today an ISO 8601 day
 * @param checks by default those of `club/`
 */
export async function listClubFindings(
  today: string,
  checks?: FactCheckFiles,
): Promise<readonly FindingGroup[]> {
  const files = checks ?? (await readFactChecks());
  return [
    {
      title: 'Placeholders in the club’s folder. Write the real value:',
      lines: findPlaceholders({ 'club/identity.ts': identity }),
    },
    {
      title:
        'Invented or unchecked. Write what is true, then the day as checkedOn in the same file:',
      lines: findUnchecked(files),
    },
    {
      title: 'Not checked for a year. Compare with the source, then change checkedOn:',
      lines: findStale(files, today),
    },
  ].filter(({ lines }) => lines.length > 0);
}
