import { useEffect, useState } from 'react';

/** `opening` until the browser opens or blocks the tab. */
export type TabState = 'opening' | 'opened' | 'blocked';

/**
 * Opens an address in a new tab, once for each time that the visitor comes to the page.
 *
 * @param address the address to open
 * @param visit the router's key of the location; a new key opens the tab again
 */
export function useNewTab(address: string, visit: string): TabState {
  const [state, setState] = useState<TabState>('opening');
  useEffect(() => {
    // A timer, because StrictMode runs the effect twice: the cleanup cancels the first tab.
    const timer = setTimeout(() => {
      // Without 'noopener', which makes `open` always return null.
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      setState(tab !== null && !tab.closed ? 'opened' : 'blocked');
    });
    return () => clearTimeout(timer);
  }, [address, visit]);
  return state;
}
