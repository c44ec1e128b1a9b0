/** The ten parts of the club's policies, in the order of the specification (section 2). */
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
