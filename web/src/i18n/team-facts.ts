export type Ages = readonly [youngest: number, oldest: number];

/** The facts of a team in the club's folder. */
export interface ClubTeam<Place extends string> {
  readonly ages: Ages;
  readonly admits: Ages;
  readonly places: readonly Place[];
}

/**
 * Makes a team's texts from its figures: ages, admission and gyms.
 *
 * @param years formats a range of ages in the language
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
