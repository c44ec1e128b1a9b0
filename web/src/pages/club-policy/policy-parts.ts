/** The ten parts of the policies, in the specification's order (section 2). */
export const policyPartIds = [
  'registration',
  'safety',
  'harassment',
  'travel',
  'social',
  'financial',
  'refund',
  'discipline',
  'risks',
  'responsibility',
] as const;
