export type Ages = readonly [youngest: number, oldest: number];

/** What the club's folder says of a team. */
export interface ClubTeam<Place extends string> {
  readonly ages: Ages;
  readonly admits: Ages;
  readonly places: readonly Place[];
}

/**
 * The texts of a team that follow from its figures: its ages, whom it admits, and its gyms.
 *
 * @param years says a range of ages in the language
 * @param locations the club's places in the language
 */
export const makeTeamFacts = <Place extends string>(
  { ages, admits, places }: ClubTeam<Place>,
  years: (ages: Ages) => string,
  locations: Readonly<Record<Place, { readonly gym: string }>>,
) => ({
  age: years(ages),
  admision: years(admits),
  address: places.map((place) => locations[place].gym).join(', '),
});
