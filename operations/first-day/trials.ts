import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/project.ts';
import type { Prompts } from '../go-live/prompts.ts';

/** One thing that has not met reality: an item of the list in docs/operations.md. */
export interface Trial {
  readonly title: string;
  /** The command, with ENV for the environment's name. `open ADDRESS` is a page for a browser. */
  readonly command: string;
  readonly lookAt: string;
}

/** Matches an item of the list: its title, its command, and what to look at in one or more lines. */
const item = /^\d+\. \*\*(.+?)\*\*: `(.+?)`\. ([^]+?)\.(?=\n\d|\n\n)/gmu;

/** Reads the list of docs/operations.md, in its order. */
export const readTrials = (): readonly Trial[] =>
  [...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(item)].map(
    ([, title = '', command = '', lookAt = '']) => ({
      title,
      command,
      lookAt: lookAt.replaceAll(/\s+/gu, ' '),
    }),
  );

/** What the walk needs of the terminal, and the file with the findings. */
export interface Walk {
  readonly environmentName: string;
  readonly file: string;
  readonly prompts: Pick<Prompts, 'askYesOrNo' | 'askText'>;
  readonly print: (text: string) => void;
  /** Runs a command in the terminal, and returns its exit code. */
  readonly run: (command: string) => Promise<number>;
}

const getHeading = ({ title }: Trial): string => `## ${title}\n`;

/** Words that a person replaces in a command before it can run: BACKUP, SITE, OWNER. */
const hasBlanks = (command: string): boolean => /\b[A-Z]{4,}\b/u.test(command);

/**
 * Walks the trials that have no finding yet. Each finding is written before the next trial begins,
 * so nothing is lost when the walk is stopped.
 *
 * @returns the number of trials that are still without a finding, because the person skipped them
 */
export async function walkTrials(trials: readonly Trial[], walk: Walk): Promise<number> {
  const { prompts, file } = walk;
  let openCount = 0;
  for (const [index, trial] of trials.entries()) {
    if (existsSync(file) && readFileSync(file, 'utf8').includes(getHeading(trial))) continue;
    const command = trial.command.replaceAll(/\bENV\b/gu, walk.environmentName);
    walk.print(
      `\n${index + 1} of ${trials.length}. ${trial.title}\n  ${command}\n  Look at: ${trial.lookAt}\n`,
    );
    let outcome = 'by hand';
    if (
      !command.startsWith('open ') &&
      !hasBlanks(command) &&
      (await prompts.askYesOrNo({ message: 'Run it now?', flag: '' }))
    ) {
      const start = Date.now();
      const code = await walk.run(command);
      outcome = `exit code ${code}, ${Math.round((Date.now() - start) / 1000)} s`;
    }
    const message = 'What did you see? (Enter alone: later)';
    const seen = (await prompts.askText({ message, flag: '' })).trim();
    if (seen === '') {
      openCount += 1;
      continue;
    }
    const at = new Date().toISOString();
    appendFileSync(
      file,
      `${getHeading(trial)}\n- ${at}: \`${command}\` (${outcome})\n- ${seen}\n\n`,
    );
  }
  return openCount;
}
