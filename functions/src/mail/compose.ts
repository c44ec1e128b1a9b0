import { contactMail } from '../contact/contact-mail.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { confirmationMail } from '../newsletter/confirmation-mail.ts';
import { issueMail, trialMail } from '../newsletter/issue-mail.ts';
import type { Mail } from './mail.ts';
import type { Errand } from './outbox.ts';

/** Makes the mail of an errand from what is stored now; undefined where nobody wants it any more. */
export async function compose(
  db: Firestore,
  id: string,
  errand: Errand,
): Promise<Mail | undefined> {
  switch (errand.kind) {
    case 'confirmation':
      return confirmationMail(db, id, errand);
    case 'issue':
      return issueMail(db, id, errand);
    case 'trial':
      return trialMail(db, id, errand);
    case 'contact':
      return contactMail(db, id, errand);
    default:
      // A document that nobody's code has written.
      throw new TypeError('unknown kind of mail');
  }
}
