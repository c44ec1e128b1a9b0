import type { ReceivedMail } from '../../../emulators/mailbox/received-mail.ts';
import { mailboxAddress } from '../../../emulators/project.ts';
import { expect } from './test.ts';

/** Waits for the mail to an address that `isWanted` picks, any at first, and gives it. */
export async function findMail(
  email: string,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${mailboxAddress}/mails?to=${encodeURIComponent(email)}`);
      found = ((await answer.json()) as ReceivedMail[]).find(isWanted);
      return found;
    })
    .toBeDefined();
  if (!found) throw new Error(`No such mail has come to ${email}.`);
  return found;
}

/** Waits for the mail that asks for the confirmation, and gives the page it links to. */
export async function findConfirmLink(email: string): Promise<string> {
  const { text } = await findMail(email);
  return /http:\S+\/newsletter\/confirm\S+/u.exec(text)?.[0] ?? '';
}
