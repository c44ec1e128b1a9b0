import { parseJson } from './parse-json.ts';
import { StaffSetupError } from './staff-setup-error.ts';

/** The client named four members of staff (specification, section 6). */
const size = 4;

/**
 * Lower case, since rules and API compare lower-case addresses, and ASCII only, so that no address
 * can look like another.
 */
const address =
  /^(?=.{6,254}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/**
 * Reads the text of staff-allowlist.json.
 *
 * @throws StaffSetupError unless it holds exactly four different, valid, lower-case addresses.
 */
export function parseAllowlist(text: string): readonly string[] {
  const list = parseJson('staff-allowlist.json', text);
  if (!Array.isArray(list) || list.length !== size) {
    throw new StaffSetupError('staff-allowlist.json must list exactly four e-mail addresses.');
  }
  const entries: readonly unknown[] = list;
  const addresses = entries.map((entry) => {
    if (typeof entry === 'string' && address.test(entry)) return entry;
    throw new StaffSetupError(
      `staff-allowlist.json: ${JSON.stringify(entry)} is not a lower-case e-mail address.`,
    );
  });
  const repeated = addresses.find((entry, index) => addresses.indexOf(entry) !== index);
  if (repeated !== undefined) {
    throw new StaffSetupError(`staff-allowlist.json lists ${repeated} more than once.`);
  }
  return addresses;
}
