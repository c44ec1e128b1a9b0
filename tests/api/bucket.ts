import { getStorage, type Storage } from 'firebase-admin/storage';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { repeatLostRequests } from '../../functions/src/store/repeat-lost-requests.ts';
import { getAdminApp } from './admin.ts';

/**
 * Gets the bucket of the Storage emulator. The emulator may close an idle connection at the moment
 * of its next use. So the bucket repeats lost requests.
 */
export const getBucket = (): ReturnType<Storage['bucket']> =>
  repeatLostRequests(getStorage(getAdminApp()).bucket(demoBucket));
