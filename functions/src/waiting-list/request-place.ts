import { requestOptIn, type OptInRequest } from '../opt-in/protocol.ts';
import type { Firestore } from '../store/database.ts';
import type { Caller } from '../store/rate-limits.ts';

export const requestPlace = (db: Firestore, input: OptInRequest, caller: Caller) =>
  requestOptIn(db, 'place', input, caller);
