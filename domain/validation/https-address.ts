import { httpsAddressPattern, toRegExp } from './patterns.ts';

const pattern = toRegExp(httpsAddressPattern);

/** Whether a string is an https address without credentials. */
export const isHttpsAddress = (value: string): boolean => pattern.test(value);
