import { backUp, printBackups } from './care/backup.ts';
import { runMaintenanceCommand } from './care/maintenance-command.ts';

/**
 * `npm run backup -- ENV`: exports the database now. With `--list` it lists the scheduled backups
 * and the exports.
 */
await runMaintenanceCommand(
  {
    usage: 'npm run backup -- ENV [--list] [--dry-run] [--confirm PROJECT]',
    options: { list: { type: 'boolean' } },
  },
  (context, { list }) => (list === true ? printBackups(context) : backUp(context)),
);
