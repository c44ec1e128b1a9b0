import { domainToASCII, domainToUnicode } from 'node:url';

function replaceDomain(email: string, convert: (domain: string) => string): string {
  const atIndex = email.lastIndexOf('@');
  const domain = email.slice(atIndex + 1);
  // The conversion of an invalid domain is empty.
  return `${email.slice(0, atIndex)}@${convert(domain) || domain}`;
}

/**
 * Converts an e-mail address to the spelling that is stored, hashed and compared: in NFC and lower
 * case, with the ASCII spelling of an international domain.
 */
export const canonicalizeEmail = (email: string): string =>
  replaceDomain(email.normalize('NFC').toLowerCase().normalize('NFC'), domainToASCII);

/** Lists the canonical spelling of an address, and the Unicode one that older documents may have. */
export function listStoredSpellings(email: string): string[] {
  const canonicalEmail = canonicalizeEmail(email);
  return [...new Set([canonicalEmail, replaceDomain(canonicalEmail, domainToUnicode)])];
}
