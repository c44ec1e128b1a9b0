import { planFirstContent, writeFirstContent } from '../../first-content/first-content.ts';
import { findWebAppSettings } from '../settings-file.ts';
import type { Step } from '../step.ts';

/** Writes the club's first rows and their pictures. An existing row is never overwritten. */
export const writeContent: Step = {
  id: 'content',
  title: 'First content',
  inspect: async ({ google, projectId, name, contentFolder }) => {
    // Before the web app exists, the bucket's name is Google's default.
    const storageBucket =
      findWebAppSettings(name)?.storageBucket ?? `${projectId}.firebasestorage.app`;
    const target = { projectId, webApp: { storageBucket } };
    const plan = await planFirstContent(google, target, contentFolder);
    const { missingRowPaths, existingCount, unconfirmedFacts } = plan;
    if (missingRowPaths.length === 0) return { state: 'done', finding: `${existingCount} rows` };
    if (unconfirmedFacts.length > 0) {
      return {
        state: 'by-hand',
        finding: `${missingRowPaths.length} rows are missing, and the club has not confirmed all of its first content`,
        instruction: `Write what is true in club/first-content and the day of the check, then run this again: ${unconfirmedFacts.join('; ')}`,
        address: 'club/README.md',
        isBlocking: false,
      };
    }
    return {
      state: 'to-do',
      finding: `${missingRowPaths.length} rows are missing`,
      changes: [
        {
          what: `Write ${missingRowPaths.length} rows of club/first-content, and their ${plan.pictures.length} pictures.`,
          call: `npm run seed -- ${name}`,
          risk: 'public',
          run: () => writeFirstContent(google, plan),
        },
      ],
    };
  },
};
