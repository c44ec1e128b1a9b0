import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The content below a page's heading. After a press of a link, React renders it when the heading
 * has been painted. So even a slow phone responds at once. If the visitor opens the page's address
 * or returns to it, React renders the whole page in one step. It does the same for a link to one of
 * the page's elements (`#`). The browser may then have to scroll to a position in the content.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isLoadedOrReturned = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isRendered = useDeferredValue(true, isLoadedOrReturned || hash !== '');
  // Until the content is rendered, this height keeps the footer below the first screen.
  return isRendered ? children : <div className="min-h-screen" />;
}
