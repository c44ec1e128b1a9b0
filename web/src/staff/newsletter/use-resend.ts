import type { QueuedMail } from '@club/domain/mail';
import { useState } from 'react';
import { ApiError } from '../../data/api-client.ts';
import { resendMail } from '../../data/staff-newsletter.ts';

export type ResendOutcome = 'none' | 'sending' | 'queued' | 'changed' | 'failed';

/**
 * Sending a mail again, one at a time.
 *
 * @param confirm asks first where the mail may have arrived
 * @param reload reads the list again once the server has answered
 */
export function useResend(confirm: () => Promise<boolean>, reload: () => void) {
  const [outcome, setOutcome] = useState<ResendOutcome>('none');
  const send = async (mail: QueuedMail) => {
    if (mail.state === 'unknown' && !(await confirm())) return;
    setOutcome('sending');
    try {
      await resendMail(mail);
      setOutcome('queued');
      reload();
    } catch (error) {
      const isChanged = error instanceof ApiError && error.problem.error === 'conflict';
      setOutcome(isChanged ? 'changed' : 'failed');
      if (isChanged) reload();
    }
  };
  return { outcome, send };
}
