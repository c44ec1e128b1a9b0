/** The build of a deploy defines it: functions/build.ts. */
declare const COMMIT: string | undefined;

/** The commit that this code was built from. */
export const version = typeof COMMIT === 'string' ? COMMIT : 'development';
