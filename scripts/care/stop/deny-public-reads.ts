/**
 * Makes rules under which the public reads nothing and staff read as before. Both rules files
 * define `isStaff`.
 */
export const denyPublicReads = (rules: string): string =>
  rules.replaceAll(
    /(?<start>allow (?:get|list|read)(?:, \w+)*: if )(?<condition>[^;]+);/gu,
    (_, start: string, condition: string) => `${start}isStaff() && (${condition});`,
  );
