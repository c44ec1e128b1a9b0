/** The Network Information API, which Firefox and Safari do not have. */
interface BrowserWithConnection {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  };
}

const getConnection = () => (navigator as BrowserWithConnection).connection;

/** Whether the visitor asks to save data, as on a metered connection. */
export const isDataSaverOn = (): boolean => getConnection()?.saveData === true;

/** Whether the connection is slower than 4G. */
export const isConnectionSlow = (): boolean => (getConnection()?.effectiveType ?? '4g') !== '4g';
