import { applyChanges, runMaintenanceCommand } from './care/maintenance-command.ts';
import { parseTarget, planStop } from './care/stop.ts';

/**
 * `npm run stop -- ENV TARGET` stops a part of the site. With `--undo`, the part runs again. See
 * docs/operations.md.
 */
await runMaintenanceCommand(
  {
    usage:
      'npm run stop -- ENV writes|mails|reads|site|billing [--undo] [--reason TEXT] [--billing-account ID] [--dry-run] [--confirm PROJECT]',
    options: {
      undo: { type: 'boolean', default: false },
      reason: { type: 'string' },
      'billing-account': { type: 'string' },
    },
    positionalCount: 2,
  },
  async (context, { undo: isUndo, reason, 'billing-account': billingAccount }, [target]) => {
    const changes = await planStop(context, parseTarget(target), {
      isUndo,
      reason,
      billingAccount,
    });
    if (changes.length === 0) {
      context.print(`${isUndo ? 'It runs already' : 'It is stopped already'}: nothing to do.\n`);
      return;
    }
    await applyChanges(context, changes);
  },
);
