import { httpsLink, toRegExp } from './patterns.ts';

const pattern = toRegExp(httpsLink);

/** True for an https address without credentials; `javascript:`, `data:` and the like are not. */
export const isHttpsAddress = (value: string): boolean => pattern.test(value);
