import { planFirstContent, writeFirstContent } from '../../first-content/first-content.ts';
import { findWebAppSettings } from '../settings-file.ts';
import type { Step } from '../step.ts';

/** The club's first rows and their pictures. A row that exists is never written. */
export const writeContent: Step = {
  id: 'content',
  title: 'First content',
  inspect: async ({ google, projectId, name, contentFolder }) => {
    // Before the web app exists, the bucket has the name that Google gives it.
    const storageBucket =
      findWebAppSettings(name)?.storageBucket ?? `${projectId}.firebasestorage.app`;
    const target = { projectId, webApp: { storageBucket } };
    const plan = await planFirstContent(google, target, contentFolder);
    const { missingRows, existingCount, findings } = plan;
    if (missingRows.length === 0) return { state: 'done', finding: `${existingCount} rows` };
    if (findings.length > 0) {
      return {
        state: 'by-hand',
        finding: `${missingRows.length} rows are missing, and the club has not confirmed them`,
        instruction: `Write what is true in club/first-content and the day of the check, then run this again: ${findings.join('; ')}`,
        address: 'club/README.md',
        isBlocking: false,
      };
    }
    return {
      state: 'to-do',
      finding: `${missingRows.length} rows are missing`,
      changes: [
        {
          what: `Write ${missingRows.length} rows of club/first-content, and their ${plan.pictures.length} pictures.`,
          call: `npm run seed -- ${name}`,
          risk: 'public',
          run: () => writeFirstContent(google, plan),
        },
      ],
    };
  },
};
