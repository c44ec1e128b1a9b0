import { vi } from 'vitest';
import type { ReceivedMail } from '../../emulators/mailbox/received-mail.ts';
import { mailboxAddress } from '../../emulators/project.ts';

/** Lists the mails that the local mail host received for an address, latest first. */
export async function listMailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${mailboxAddress}/mails?to=${encodeURIComponent(address)}`);
  return (await response.json()) as ReceivedMail[];
}

/** Waits for the mail with this subject, and returns it. */
export const waitForMail = (address: string, subject: string): Promise<ReceivedMail> =>
  vi.waitFor(
    async () => {
      const mail = (await listMailsTo(address)).find((one) => one.subject === subject);
      if (!mail) throw new Error(`No mail "${subject}" has arrived at ${address}.`);
      return mail;
    },
    { timeout: 90_000, interval: 100 },
  );

/**
 * Finds the token of a mailed link.
 *
 * @throws Error when the mail has no link to the page
 */
export function findToken({ text }: ReceivedMail, page: 'confirm' | 'unsubscribe'): string {
  const [, token] = new RegExp(`/newsletter/${page}\\?lng=(?:fr|en)#(\\S+)`, 'u').exec(text) ?? [];
  if (token === undefined) throw new Error(`The mail has no link to /newsletter/${page}.`);
  return token;
}
