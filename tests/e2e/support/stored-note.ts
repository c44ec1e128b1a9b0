import { getDatabase } from '../../api/admin.ts';

const id = 'note-1';
const getReference = () => getDatabase().doc(`notes/${id}`);

/** Reads and writes the schedule page's note, bypassing the rules. */
export const storedNote = {
  id,
  read: async (): Promise<Record<string, unknown>> => (await getReference().get()).data() ?? {},
  write: async (fields: Record<string, unknown>): Promise<void> => {
    await getReference().set(fields);
  },
};
