import { readFile } from 'node:fs/promises';
import { confirm, input, password, select } from '@inquirer/prompts';
import { CommandError } from '../../emulators/command-error.ts';

/** A question, with the flag that answers it without a terminal. */
interface Question {
  readonly message: string;
  readonly flag: string;
}

/** Asks the person at the terminal. */
export interface Prompts {
  readonly askText: (question: Question) => Promise<string>;
  readonly askSecret: (question: Question) => Promise<string>;
  readonly askYesOrNo: (question: Question) => Promise<boolean>;
  readonly askChoice: (
    question: Question,
    choices: readonly { readonly name: string; readonly value: string }[],
  ) => Promise<string>;
}

const terminalPrompts: Prompts = {
  askText: ({ message }) => input({ message }),
  askSecret: ({ message }) => password({ message, mask: false }),
  askYesOrNo: ({ message }) => confirm({ message, default: false }),
  askChoice: ({ message }, choices) => select({ message, choices: [...choices] }),
};

const refuse = ({ message, flag }: Question): Promise<never> =>
  Promise.reject(
    new CommandError(`There is no terminal to ask: "${message}". Answer it with ${flag}.`),
  );

/** Without a terminal, each question fails with the name of the flag that answers it. */
const failingPrompts: Prompts = {
  askText: refuse,
  askSecret: refuse,
  askYesOrNo: refuse,
  askChoice: refuse,
};

interface PromptOptions {
  readonly isTerminal: boolean;
  /** The file with the answer to `askSecret`. A final line break is removed. */
  readonly secretFile?: string | undefined;
}

/** Gets the functions that ask at the terminal. Without a terminal, they fail. */
export function getPrompts({ isTerminal, secretFile }: PromptOptions): Prompts {
  const prompts = isTerminal ? terminalPrompts : failingPrompts;
  if (secretFile === undefined) return prompts;
  const readSecret = async () => (await readFile(secretFile, 'utf8')).replace(/\r?\n$/u, '');
  return { ...prompts, askSecret: readSecret };
}

/**
 * Asks the person to type the project's id, unless a flag contains it.
 *
 * @throws CommandError if the id is another one
 */
export async function confirmProject(
  prompts: Prompts,
  projectId: string,
  confirmedProject: string | undefined,
): Promise<void> {
  const message = `Type the project's id to begin (${projectId}):`;
  const typedId =
    confirmedProject ?? (await prompts.askText({ message, flag: `--confirm ${projectId}` }));
  if (typedId.trim() !== projectId) {
    throw new CommandError(`"${typedId}" is not ${projectId}. Nothing was changed.`);
  }
}
