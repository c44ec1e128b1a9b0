import { CommandError } from '../emulators/command-error.ts';
import { runMaintenanceCommand } from './care/maintenance-command.ts';
import { copyBack, restore } from './care/restore/run-restore.ts';

const usage = `npm run restore -- ENV --from BACKUP|EXPORT --into NEW_DATABASE [--dry-run] [--confirm PROJECT]
npm run restore -- ENV --into NEW_DATABASE --copy-back COLLECTION[/ID] [--overwrite] [--dry-run] [--confirm PROJECT]`;

/** `npm run restore -- ENV`: restores into a new database, or copies documents back from it. */
await runMaintenanceCommand(
  {
    usage,
    options: {
      from: { type: 'string' },
      into: { type: 'string' },
      'copy-back': { type: 'string' },
      overwrite: { type: 'boolean', default: false },
    },
  },
  async (context, { from, into: databaseId, 'copy-back': selection, overwrite: isOverwriting }) => {
    const isRestore = from !== undefined && selection === undefined && !isOverwriting;
    if (databaseId === undefined) throw new CommandError(usage);
    if (isRestore) await restore(context, from, databaseId);
    else if (from === undefined && selection !== undefined)
      await copyBack(context, databaseId, selection, { isOverwriting });
    else throw new CommandError(usage);
  },
);
