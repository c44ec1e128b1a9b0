import { getCaller } from '../request/caller.ts';
import { firestore } from '../store/admin.ts';
import { countSpeedReport } from '../store/page-speed.ts';
import {
  catchTooManyRequests,
  limitCallerInMemory,
  speedReportLimits,
} from '../store/rate-limits.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/page-speed`: counts a visit's speed. Over a limit nothing is stored, and the response
 * is the same. The caller is never stored, not even as a hash.
 */
export const reportPageSpeed: Handler<'reportPageSpeed'> = async ({ input, request }) => {
  await catchTooManyRequests(async () => {
    limitCallerInMemory(firestore(), speedReportLimits, getCaller(request));
    await countSpeedReport(firestore(), input, Date.now());
  });
  return { body: { ok: true } };
};
