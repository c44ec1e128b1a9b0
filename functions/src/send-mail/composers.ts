import { contactMail } from '../contact/contact-mail.ts';
import type { Composers } from '../mail/composers.ts';
import { markBounced, prepareUnbounce } from '../newsletter/bounced.ts';
import { confirmationMail } from '../newsletter/confirmation-mail.ts';
import { issueMail, trialMail } from '../newsletter/issue-mail.ts';
import type { Firestore } from '../store/database.ts';
import { findSubscriber } from '../store/subscribers.ts';

const addressOfReader = async (db: Firestore, { subscriber }: { readonly subscriber: string }) =>
  (await findSubscriber(db, subscriber))?.email ?? '';

/** Which feature writes which kind of mail. */
export const composers: Composers = {
  confirmation: { compose: confirmationMail, findAddress: addressOfReader },
  issue: {
    compose: issueMail,
    findAddress: addressOfReader,
    markRefused: (db, { subscriber }) => markBounced(db, subscriber),
    prepareResend: (db, transaction, { subscriber }) =>
      prepareUnbounce(db, transaction, subscriber),
  },
  trial: { compose: trialMail, findAddress: (_, { to }) => Promise.resolve(to) },
  contact: { compose: contactMail, findAddress: () => Promise.resolve('') },
};
