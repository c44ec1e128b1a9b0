import { createContext, useContext, useEffect } from 'react';

/** A kind of work that may be unsaved: changes in a form or an order, or photos to upload. */
export type WorkKind = 'changes' | 'photos';

/** Notifies the dashboard whether there is unsaved work of a kind. */
export const UnsavedWorkContext = createContext<(kind: WorkKind, isUnsaved: boolean) => void>(
  () => undefined,
);

/** Reports unsaved work to the dashboard, and asks for confirmation before the page closes. */
export function useUnsavedWork(kind: WorkKind, isUnsaved: boolean): void {
  const notify = useContext(UnsavedWorkContext);
  useEffect(() => {
    if (!isUnsaved) return;
    notify(kind, true);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      notify(kind, false);
    };
  }, [kind, isUnsaved, notify]);
}
