import { type SiteSwitch, siteSwitchPath } from '@club/domain/switches';
import { getDatabase } from './admin.ts';

/** Stops writes or mails, as `npm run stop` does. */
export const setSwitch = (stops: Pick<SiteSwitch, 'areWritesStopped' | 'areMailsStopped'>) =>
  getDatabase()
    .doc(siteSwitchPath)
    .set({ ...stops, since: new Date().toISOString(), reason: 'test' });

/** Ends all stops. */
export const removeSwitch = () => getDatabase().doc(siteSwitchPath).delete();
