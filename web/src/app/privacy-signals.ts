/** The visitor's wishes for privacy. TypeScript's DOM types lack these properties. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor asks not to be tracked: Do Not Track or Global Privacy Control. */
export const isTrackingRefused = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return doNotTrack === '1' || globalPrivacyControl === true;
};
