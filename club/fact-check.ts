/** Who is responsible for a fact of this folder, and the day of their last check. */
export interface FactCheck {
  /** A person of the club, by function. */
  readonly responsible: string;
  /**
   * The day of the last comparison (ISO 8601). Null if nobody has checked the fact yet. Most such
   * facts are invented.
   */
  readonly checkedOn: string | null;
  /** The facts to compare, or the source to compare them with, or both. */
  readonly whatToCheck: string;
  /** The names, without extension, of the files in `fr/` and `en/` that state the fact too. */
  readonly texts?: readonly string[];
}

/** The export `checks` of every file with facts that are invented or may become outdated. */
export type FactChecks<Name extends string = string> = Readonly<Record<Name, FactCheck>>;
