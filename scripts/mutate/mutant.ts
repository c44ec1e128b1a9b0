import type { Rules } from './read-rules.ts';
import type { RulesFile } from './rules-tests.ts';

/** One change of a rules file that its tests should notice. */
export interface Mutant {
  /** The rules file's name. */
  readonly file: RulesFile;
  /** The kind of change, as the table counts it. */
  readonly operator: string;
  /** The function or match block that is changed. */
  readonly where: string;
  /** The change in words and code. With file, operator and place it identifies the mutant. */
  readonly change: string;
  readonly line: number;
  /** The file's text with the change. */
  readonly source: string;
}

/** A change before it is made: the text between two offsets becomes another. */
export interface Edit {
  readonly where: string;
  readonly change: string;
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** Gives every change of one kind that a rules file offers. */
export type Operator = (rules: Rules) => readonly Edit[];

/** A longer expression on one line, so that it can be named. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
