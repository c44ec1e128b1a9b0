import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { sender } from '../mail/settings.ts';

const count = async (state: string): Promise<number> => {
  const rows = firestore().collection('subscribers').where('state', '==', state);
  return (await rows.count().get()).data().count;
};

/** `GET /api/newsletter/audience`: how many readers the next issue would reach, never who they are. */
export const getAudience: Handler<'getAudience'> = async () => {
  const [confirmed, pending] = await Promise.all([count('confirmed'), count('pending')]);
  return { body: { confirmed, pending, sender: sender() } };
};
