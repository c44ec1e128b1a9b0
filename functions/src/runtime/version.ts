/** `functions/build.ts` replaces this name by the commit when it builds a deploy. */
declare const COMMIT: string | undefined;

/** The commit that this code was built from. */
export const version = typeof COMMIT === 'string' ? COMMIT : 'development';
