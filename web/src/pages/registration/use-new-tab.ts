import { useEffect, useState } from 'react';

/**
 * Opens an address in a new tab, once a visit.
 *
 * @param address what to open
 * @param visit names the visit: with a new one the tab is opened anew
 * @returns whether the tab really opened; a browser may block it, and says so by giving none
 */
export function useNewTab(address: string, visit: string): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // Later, so that StrictMode's rehearsal of this effect takes its tab back before it opens.
    const timer = setTimeout(() => {
      // Not 'noopener': with it the browser always answers null.
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      setIsOpen(tab !== null && !tab.closed);
    });
    return () => clearTimeout(timer);
  }, [address, visit]);
  return isOpen;
}
