import { applyChanges, runMaintenanceCommand } from './care/maintenance-command.ts';
import { planStop, parseTarget } from './care/stop/plan-stop.ts';

/**
 * `npm run stop -- ENV TARGET` stops a part of the site. With `--undo`, the part runs again. See
 * docs/operations.md.
 */
await runMaintenanceCommand(
  {
    usage:
      'npm run stop -- ENV writes|mails|reads|site|billing [--undo] [--reason TEXT] [--billing-account ID] [--dry-run] [--confirm PROJECT]',
    options: {
      undo: { type: 'boolean' },
      reason: { type: 'string' },
      'billing-account': { type: 'string' },
    },
    positionalCount: 2,
  },
  async (context, { undo, reason, 'billing-account': billingAccount }, [target]) => {
    const isUndo = undo === true;
    const changes = await planStop(context, parseTarget(target), {
      isUndo,
      reason: typeof reason === 'string' ? reason : undefined,
      billingAccount: typeof billingAccount === 'string' ? billingAccount : undefined,
    });
    if (changes.length === 0) {
      context.print(`${isUndo ? 'It runs already' : 'It is stopped already'}: nothing to do.\n`);
      return;
    }
    await applyChanges(context, changes);
  },
);
