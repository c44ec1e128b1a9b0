/**
 * Makes the registration form's address with the requested program.
 *
 * @param form the configured address or a path of this site
 * @param origin this site's origin; may be empty for an external form
 * @param programId from the query: untrusted, so it gets encoded
 */
export function makeFormAddress(form: string, origin: string, programId: string | null): string {
  const address = new URL(form, origin || undefined);
  if (programId) address.searchParams.set('programId', programId);
  return address.href;
}
