/**
 * Changes rules so that only staff may read, under the same conditions as before. Both rules
 * files define `isStaff`.
 */
export const denyPublicReads = (rules: string): string =>
  rules.replaceAll(
    /(?<start>allow (?:get|list|read)(?:, \w+)*: if )(?<condition>[^;]+);/gu,
    (_, start: string, condition: string) => `${start}isStaff() && (${condition});`,
  );
