import { vi } from 'vitest';

/** Replaces the logger of `firebase-functions` in a test that runs the mail functions itself. */
export const mailLog = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
