/**
 * Makes the address of the registration form, with the requested program.
 *
 * @param form the configured address, or a path of this site
 * @param origin this site's origin; may be empty where the form is elsewhere
 * @param programId from the query, so it is untrusted and gets encoded
 */
export function makeFormAddress(form: string, origin: string, programId: string | null): string {
  const address = new URL(form, origin || undefined);
  if (programId) address.searchParams.set('programId', programId);
  return address.href;
}
