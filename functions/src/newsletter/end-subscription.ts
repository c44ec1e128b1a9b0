import { leaveOptIn, type LeaveMethod } from '../opt-in/protocol.ts';
import type { Firestore } from '../store/database.ts';

export { unsubscribeAddress } from '../opt-in/protocol.ts';
export const endSubscription = (db: Firestore, id: string, way: LeaveMethod) =>
  leaveOptIn(db, 'newsletter', { id, way });
