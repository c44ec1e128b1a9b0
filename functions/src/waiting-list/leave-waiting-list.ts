import { leaveOptIn } from '../opt-in/protocol.ts';
import type { Firestore } from '../store/database.ts';

export const removeFromWaitingList = (db: Firestore, id: string) =>
  leaveOptIn(db, 'place', { id, way: 'link' });
