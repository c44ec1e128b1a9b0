import { isIPv4 } from 'node:net';

/** A network as its first and last address. */
interface Range {
  readonly first: bigint;
  readonly last: bigint;
}

/** Splits an address into its parts of `bits` bits, without the abbreviation `::`. */
function splitAddress(address: string): {
  readonly parts: readonly bigint[];
  readonly bits: bigint;
} {
  if (isIPv4(address)) return { parts: address.split('.').map(BigInt), bits: 8n };
  const [head = '', tail] = address.split('::');
  const [left, right] = [head, tail ?? ''].map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => BigInt(`0x${group}`)),
  );
  const missingCount = 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const zeros = Array.from({ length: missingCount }, () => 0n);
  return { parts: [...(left ?? []), ...zeros, ...(right ?? [])], bits: 16n };
}

function toRange(network: string, length: number): Range {
  const [address = '', prefix = ''] = network.split('/');
  const { parts, bits } = splitAddress(address);
  const first = parts.reduce((value, part) => (value << bits) | part, 0n);
  return { first, last: first + (1n << BigInt(length - Number(prefix))) - 1n };
}

/** The parts of `range` that are outside `hole`. */
const cutRange = (range: Range, hole: Range): Range[] =>
  hole.last < range.first || hole.first > range.last
    ? [range]
    : [
        { first: range.first, last: hole.first - 1n },
        { first: hole.last + 1n, last: range.last },
      ].filter(({ first, last }) => first <= last);

function formatAddress(value: bigint, length: number): string {
  const readPart = (index: number, bits: number) =>
    (value >> BigInt(length - bits * (index + 1))) & ((1n << BigInt(bits)) - 1n);
  if (length === 32) return [0, 1, 2, 3].map((index) => readPart(index, 8)).join('.');
  const groups = Array.from({ length: 8 }, (_, index) => readPart(index, 16).toString(16));
  // A URL has the shortest form of an address.
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

/** Lists the networks that make up a range, each as large as possible. */
function toNetworks({ first, last }: Range, length: number): string[] {
  const networks: string[] = [];
  for (let start = first; start <= last;) {
    let bits = 0;
    while (
      bits < length &&
      start % (1n << BigInt(bits + 1)) === 0n &&
      start + (1n << BigInt(bits + 1)) - 1n <= last
    )
      bits += 1;
    networks.push(`${formatAddress(start, length)}/${length - bits}`);
    start += 1n << BigInt(bits);
  }
  return networks;
}

/**
 * Subtracts networks from others, such as `10.0.0.0/8` or `2001:db8::/32`. Returns the rest as few
 * networks, IPv4 first.
 */
export function subtractNetworks(networks: readonly string[], holes: readonly string[]): string[] {
  return [32, 128].flatMap((length) => {
    const ofLength = (list: readonly string[]) =>
      list
        .filter((network) => network.includes(':') === (length === 128))
        .map((network) => toRange(network, length));
    return ofLength(holes)
      .reduce<Range[]>(
        (ranges, hole) => ranges.flatMap((range) => cutRange(range, hole)),
        ofLength(networks),
      )
      .flatMap((range) => toNetworks(range, length));
  });
}
