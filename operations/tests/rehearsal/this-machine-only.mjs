// Every process of a rehearsal loads this file. It refuses connections to other machines, and
// records their hosts.
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

// This machine's other addresses are allowed too, because a search for a free port listens on them.
// `listen` calls `dns.lookup`, which is replaced below.
const localAddresses = Object.values(networkInterfaces()).flatMap((all) =>
  all.map(({ address }) => address),
);
const isThisMachine = (host) =>
  ['localhost', '0.0.0.0', '::', '::1', ...localAddresses].includes(host) || /^127\./.test(host);

function refuse(host) {
  appendFileSync(process.env.REFUSED_HOSTS_FILE, `${host}\n`);
  return Object.assign(new Error(`${host} is not this machine`), { code: 'ENOTFOUND' });
}

const { connect } = Socket.prototype;
Socket.prototype.connect = function connectLocally(...args) {
  // `net.connect` passes its arguments as one array. The options are its first item.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  // After a port, the host may be left out, and a callback may follow.
  const options =
    typeof first === 'object' ? first : { host: typeof second === 'string' ? second : undefined };
  // Options with a path are for a socket file of this machine.
  const host = options.path ? 'localhost' : (options.host ?? 'localhost');
  if (isThisMachine(host)) return connect.apply(this, args);
  process.nextTick(() => this.destroy(refuse(host)));
  return this;
};

const { lookup } = dns;
dns.lookup = function lookupLocally(host, ...rest) {
  if (isThisMachine(host)) return lookup.call(this, host, ...rest);
  const callback = rest.at(-1);
  process.nextTick(() => callback(refuse(host)));
};
