import type { EditableCollection } from '@club/domain/history';
import { onDocumentUpdatedWithAuthContext } from 'firebase-functions/firestore';
import { auth, firestore } from '../store/admin.ts';
import { recordChange } from './record-change.ts';

const makeChangeTrigger = (collection: EditableCollection) =>
  onDocumentUpdatedWithAuthContext(
    {
      region: 'northamerica-northeast1',
      memory: '256MiB',
      maxInstances: 1,
      concurrency: 8,
      retry: true,
      document: `${collection}/{id}`,
    },
    async ({ data, authId }) => {
      if (!data) return;
      const { before, after } = data;
      const change = { collection, before, after, authId };
      await recordChange({ database: firestore(), auth: auth() }, change);
    },
  );

/** Adds direct changes to the history (docs/api.md). */
export const recordBannerChange = makeChangeTrigger('banners');
export const recordCarouselChange = makeChangeTrigger('carousels');
export const recordNoteChange = makeChangeTrigger('notes');
export const recordProgramChange = makeChangeTrigger('programs');
