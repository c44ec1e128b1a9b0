import { identity } from '@club/about/identity';
import {
  type FactChecksByFile,
  findUncheckedFacts,
  findStaleFacts,
} from '@club/domain/fact-checks';
import { readFactChecks } from './fact-checks.ts';
import { findPlaceholders } from './placeholders.ts';

/** A group of things to do in the club's folder before a deploy. */
export interface FindingGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Lists what must not be published: placeholders in `club/identity.ts`, and facts that nobody has
 * checked yet. It also lists facts that nobody has checked for a year. Returns only groups with
 * findings.
 *
 * @param today an ISO 8601 day
 * @param checks by default those of `club/`
 */
export async function listClubFindings(
  today: string,
  checks?: FactChecksByFile,
): Promise<readonly FindingGroup[]> {
  const checksByFile = checks ?? (await readFactChecks());
  return [
    {
      title: 'Placeholders in the club’s folder. Write the real value:',
      lines: findPlaceholders({ 'club/identity.ts': identity }),
    },
    {
      title:
        'Invented or unchecked. Write what is true, then the day as checkedOn in the same file:',
      lines: findUncheckedFacts(checksByFile),
    },
    {
      title: 'Not checked for a year. Compare with the source, then change checkedOn:',
      lines: findStaleFacts(checksByFile, today),
    },
  ].filter(({ lines }) => lines.length > 0);
}
