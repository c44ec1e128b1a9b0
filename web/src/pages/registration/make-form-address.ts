/**
 * The address of the registration form, with the program that is asked for passed on.
 *
 * @param form the configured address; a path is one of this site's own
 * @param origin this site's origin; may be empty where the form is elsewhere
 * @param programId as it came in the query, untrusted: it is encoded
 */
export function makeFormAddress(form: string, origin: string, programId: string | null): string {
  const address = new URL(form, origin || undefined);
  if (programId) address.searchParams.set('programId', programId);
  return address.href;
}
