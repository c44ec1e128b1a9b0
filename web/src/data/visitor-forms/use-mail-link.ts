import { useState } from 'react';
import type { LinkOutcome } from './newsletter-links.ts';
import { useHydrated } from '../../scheduling/use-hydrated.ts';

type Status = 'ready' | 'sending' | 'failed' | LinkOutcome;

/**
 * Sends the token of a mailed link when the button is pressed. Opening the link sends nothing,
 * because mail programs open links too. A link without a token is refused.
 */
export function useMailLink(token: string, send: (token: string) => Promise<LinkOutcome>) {
  const isRefused = useHydrated() && token === '';
  const [status, setStatus] = useState<Status>('ready');
  const submit = async () => {
    setStatus('sending');
    try {
      setStatus(await send(token));
    } catch {
      setStatus('failed');
    }
  };
  return { status: isRefused ? ('refused' as const) : status, submit };
}
