import { composeContactMail } from '../contact/contact-mail.ts';
import type { Composers } from '../mail/composers.ts';
import { getWebmaster } from '../mail/settings.ts';
import { markBounced, prepareBounceRemoval } from '../newsletter/bounces.ts';
import { composeConfirmationMail } from '../newsletter/confirmation-mail.ts';
import { composeIssueMail, composeTestMail } from '../newsletter/issue-mail.ts';
import type { Firestore } from '../store/database.ts';
import { composeStatusMail } from '../status/status-mail.ts';
import { findSubscriber } from '../store/subscribers.ts';
import { findFamily } from '../store/waiting-list.ts';
import { deleteNotifiedFamily } from '../waiting-list/leave-waiting-list.ts';
import { composePlaceConfirmation, composePlaceMail } from '../waiting-list/place-mails.ts';

const findFamilyAddress = async (db: Firestore, { family }: { readonly family: string }) =>
  (await findFamily(db, family))?.email ?? '';

const findReaderAddress = async (db: Firestore, { subscriber }: { readonly subscriber: string }) =>
  (await findSubscriber(db, subscriber))?.email ?? '';

/** The composer of each kind of mail. */
export const composers: Composers = {
  confirmation: { compose: composeConfirmationMail, findAddress: findReaderAddress },
  issue: {
    compose: composeIssueMail,
    findAddress: findReaderAddress,
    onRefused: (db, { subscriber }) => markBounced(db, subscriber),
    prepareResend: (db, transaction, { subscriber }) =>
      prepareBounceRemoval(db, transaction, subscriber),
  },
  trial: { compose: composeTestMail, findAddress: (_, { to }) => Promise.resolve(to) },
  contact: { compose: composeContactMail, findAddress: () => Promise.resolve('') },
  status: { compose: composeStatusMail, findAddress: () => Promise.resolve(getWebmaster()) },
  'waiting-confirmation': { compose: composePlaceConfirmation, findAddress: findFamilyAddress },
  place: {
    compose: composePlaceMail,
    findAddress: findFamilyAddress,
    onSent: (db, { family }) => deleteNotifiedFamily(db, family),
  },
};
