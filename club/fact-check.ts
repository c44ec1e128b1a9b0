/** Who answers for something in this folder, and the day of their last check. */
export interface FactCheck {
  /** A person of the club, by function. */
  readonly answeredBy: string;
  /** The day of the last comparison (ISO 8601). Null: invented, nobody has confirmed it yet. */
  readonly checkedOn: string | null;
  /** What to write there, or what to compare it with. */
  readonly source: string;
  /** The files of `fr/` and `en/` it is also about, without their ending. */
  readonly texts?: readonly string[];
}

/** What every file with something invented, or something that ages, exports as `checks`. */
export type FactChecks<Name extends string = string> = Readonly<Record<Name, FactCheck>>;
