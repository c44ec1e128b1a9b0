export { findStoredDraft, storeRowDraft } from './row-draft.ts';
