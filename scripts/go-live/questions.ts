import { readFile } from 'node:fs/promises';
import { confirm, input, password, select } from '@inquirer/prompts';
import { CommandError } from '../../emulators/command-error.ts';

/** A question, with the flag that answers it without a terminal. */
interface Question {
  readonly message: string;
  /** Such as `--billing-account ID`. */
  readonly flag: string;
}

/** Asks the person at the terminal. */
export interface Questions {
  readonly askText: (question: Question) => Promise<string>;
  /** Reads without showing what is typed. */
  readonly askSecret: (question: Question) => Promise<string>;
  readonly askYesOrNo: (question: Question) => Promise<boolean>;
  readonly askChoice: (
    question: Question,
    choices: readonly { readonly name: string; readonly value: string }[],
  ) => Promise<string>;
}

const terminalQuestions: Questions = {
  askText: ({ message }) => input({ message }),
  askSecret: ({ message }) => password({ message, mask: false }),
  askYesOrNo: ({ message }) => confirm({ message, default: false }),
  askChoice: ({ message }, choices) => select({ message, choices: [...choices] }),
};

const refuse = ({ message, flag }: Question): Promise<never> =>
  Promise.reject(
    new CommandError(`There is no terminal to ask: "${message}". Answer it with ${flag}.`),
  );

/** Questions without a terminal fail and name the flag that answers them. */
const refusedQuestions: Questions = {
  askText: refuse,
  askSecret: refuse,
  askYesOrNo: refuse,
  askChoice: refuse,
};

/**
 * Gets who answers questions.
 *
 * @param secretFile the file of the only secret that is asked for; its last line break is dropped
 */
export function getQuestions(isTerminal: boolean, secretFile?: string): Questions {
  const questions = isTerminal ? terminalQuestions : refusedQuestions;
  if (secretFile === undefined) return questions;
  const readSecret = async () => (await readFile(secretFile, 'utf8')).replace(/\r?\n$/u, '');
  return { ...questions, askSecret: readSecret };
}

/**
 * Lets the person type the project's id, unless a flag has given it.
 *
 * @throws CommandError where the person types another id
 */
export async function confirmProject(
  questions: Questions,
  projectId: string,
  confirmedProject: string | undefined,
): Promise<void> {
  const message = `Type the project's id to begin (${projectId}):`;
  const typedId =
    confirmedProject ?? (await questions.askText({ message, flag: `--confirm ${projectId}` }));
  if (typedId.trim() !== projectId) {
    throw new CommandError(`"${typedId}" is not ${projectId}. Nothing was changed.`);
  }
}
