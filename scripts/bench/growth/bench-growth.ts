/** Placeholder */
export const benchGrowth = (): Promise<string> => Promise.resolve('');
