import type { Rules } from './read-rules.ts';
import type { RulesFile } from './rules-tests.ts';

/** One change of a rules file that its tests should notice. */
export interface Mutant {
  /** The rules file's name. */
  readonly file: RulesFile;
  /** The name of the mutation operator that makes this kind of change. The table counts by it. */
  readonly operator: string;
  /** The function or match block that is changed. */
  readonly where: string;
  /** A description of the change. With file, operator and `where` it identifies the mutant. */
  readonly change: string;
  readonly line: number;
  /** The file's text with the change. */
  readonly source: string;
}

/**
 * A change to make: `text` replaces the source between two offsets. `where` and `change` are those
 * of the mutant.
 */
export interface Edit {
  readonly where: string;
  readonly change: string;
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** A mutation operator. It finds every change of one kind in a rules file. */
export type Operator = (rules: Rules) => readonly Edit[];

/** Puts an expression on one line, for the name of a change. */
export const toOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
