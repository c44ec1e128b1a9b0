import { confirmOptIn } from '../opt-in/protocol.ts';
import type { Confirmation } from '../opt-in/tokens.ts';
import type { Firestore } from '../store/database.ts';

export const confirmPlaceRequest = (db: Firestore, confirmation: Confirmation) =>
  confirmOptIn(db, 'place', confirmation);
