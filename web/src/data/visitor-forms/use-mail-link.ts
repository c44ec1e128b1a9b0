import { useEffect, useRef, useState } from 'react';
import type { LinkOutcome } from './opt-in-requests.ts';
import { useHydrated } from '../../scheduling/use-hydrated.ts';

/** `cut`: the link has no token, because a mail program has cut it. */
type Status = 'ready' | 'cut' | 'sending' | 'failed' | LinkOutcome;

/** Removes a token from the address's query, where a mail program has moved it. */
function removeTokenFromQuery(): void {
  const { pathname, search } = location;
  const query = search.replace(/(?:%(?:25)*23|\W?[\da-f]{40}\.).*/iu, '');
  if (query !== search) history.replaceState(history.state, '', pathname + query);
}

/**
 * Sends the token of a mailed link when the button is pressed. Opening the link sends nothing,
 * because mail programs open links too. For a link without a token, the reader gives the mail's
 * code to `submit`.
 */
export function useMailLink(token: string, send: (token: string) => Promise<LinkOutcome>) {
  const [status, setStatus] = useState<Status>('ready');
  const isCut = useHydrated() && token === '' && status === 'ready';
  // A code that the reader has copied from the mail is sent again after a failure.
  const sentCode = useRef('');
  useEffect(removeTokenFromQuery, []);
  const submit = async (code = sentCode.current || token) => {
    sentCode.current = code;
    setStatus('sending');
    try {
      setStatus(await send(code));
    } catch {
      setStatus('failed');
    }
  };
  return { status: isCut ? ('cut' as const) : status, submit };
}
