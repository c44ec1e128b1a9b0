import type { ReceivedMail } from '../../../emulators/mailbox/received-mail.ts';
import { mailboxAddress } from '../../../emulators/project.ts';
import { expect } from './test.ts';

/** Waits for a mail to this address that `isMatch` accepts, and returns it. */
export async function findMail(
  email: string,
  isMatch: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  let mail: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${mailboxAddress}/mails?to=${encodeURIComponent(email)}`);
        mail = ((await response.json()) as ReceivedMail[]).find(isMatch);
        return mail;
      },
      // The first mail starts a process of the functions, which is slow on a busy machine.
      { timeout: 90_000 },
    )
    .toBeDefined();
  if (!mail) throw new Error(`No such mail has arrived at ${email}.`);
  return mail;
}

/** Waits for a mail to this address. Returns its confirmation link; empty if it has none. */
export async function findConfirmLink(email: string): Promise<string> {
  const { text } = await findMail(email);
  return /http:\S+\/newsletter\/confirm\S+/u.exec(text)?.[0] ?? '';
}
