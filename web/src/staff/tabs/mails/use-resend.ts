import type { QueuedMail } from '@club/domain/mail';
import { ApiError } from '../../../data/api-client.ts';
import { resendMail } from '../../../data/staff/staff-mails.ts';
import { useStaffAction } from '../../requests/use-staff-action.ts';

/** The outcome of the last resend. `changed`: the mail has changed since staff saw it. */
export type ResendOutcome = 'none' | 'sending' | 'queued' | 'changed' | 'failed';

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.error === 'conflict';

/**
 * Sends mails again, one at a time.
 *
 * @param confirm asks for confirmation before a mail that may have arrived is sent again
 * @param reload fetches the queue again
 */
export function useResend(confirm: () => Promise<boolean>, reload: () => void) {
  const { outcome, run } = useStaffAction<ResendOutcome>('none');
  const send = async (mail: QueuedMail) => {
    if (mail.state === 'unknown' && !(await confirm())) return;
    await run({
      pendingOutcome: 'sending',
      act: async () => {
        await resendMail(mail);
        reload();
        return 'queued';
      },
      toFailure: (error) => {
        if (!isConflict(error)) return 'failed';
        reload();
        return 'changed';
      },
    });
  };
  return { outcome, send };
}
