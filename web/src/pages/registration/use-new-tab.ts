import { useEffect, useState } from 'react';

/** `opening` until the browser has answered; a browser that blocks the tab gives none. */
export type TabState = 'opening' | 'opened' | 'blocked';

/**
 * Opens an address in a new tab, once a visit.
 *
 * @param address what to open
 * @param visit names the visit: with a new one the tab is opened anew
 */
export function useNewTab(address: string, visit: string): TabState {
  const [state, setState] = useState<TabState>('opening');
  useEffect(() => {
    // Later, so that StrictMode's rehearsal of this effect takes its tab back before it opens.
    const timer = setTimeout(() => {
      // Not 'noopener': with it the browser always answers null.
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      setState(tab !== null && !tab.closed ? 'opened' : 'blocked');
    });
    return () => clearTimeout(timer);
  }, [address, visit]);
  return state;
}
