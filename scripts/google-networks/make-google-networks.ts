import { excludeCidr } from 'cidr-tools';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';

/** The list of all networks of Google, as it publishes them. */
const ownList = 'https://www.gstatic.com/ipranges/goog.json';

/** Its lists of networks from which customers and crawlers send requests. */
const otherLists = [
  'https://www.gstatic.com/ipranges/cloud.json',
  ...['googlebot', 'special-crawlers', 'user-triggered-fetchers'].map(
    (name) => `https://developers.google.com/static/search/apis/ipranges/${name}.json`,
  ),
];

const listSchema = v.pipe(
  v.object({
    prefixes: v.pipe(
      v.array(
        v.union([v.object({ ipv4Prefix: v.string() }), v.object({ ipv6Prefix: v.string() })]),
      ),
      v.nonEmpty(),
    ),
  }),
  v.transform(({ prefixes }) => prefixes.flatMap((prefix) => Object.values(prefix))),
);

/**
 * Makes the list of the networks of Google's own servers: all its networks without those of cloud
 * customers, crawlers and what users make Google fetch.
 *
 * @param readList reads a published list, as parsed JSON
 * @throws CommandError if a list does not have Google's format
 */
export async function makeGoogleNetworks(
  readList: (address: string) => Promise<unknown>,
): Promise<string[]> {
  const readNetworks = async (address: string) => {
    const list = v.safeParse(listSchema, await readList(address));
    if (list.success) return list.output;
    throw new CommandError(`${address} is no list of networks in Google’s format.`);
  };
  const [networks, ...holes] = await Promise.all([ownList, ...otherLists].map(readNetworks));
  return excludeCidr(networks ?? [], holes.flat());
}
