import { getDatabase } from '../../api/admin.ts';

const id = 'note-1';
const reference = () => getDatabase().doc(`notes/${id}`);

/** The note that the schedule page shows, past the rules: to arrange a case and to put it back. */
export const storedNote = {
  id,
  read: async (): Promise<Record<string, unknown>> => (await reference().get()).data() ?? {},
  write: async (fields: Record<string, unknown>): Promise<void> => {
    await reference().set(fields);
  },
};
