import { createContext, useContext, useEffect } from 'react';

/** Tells the dashboard whether the open form holds something unsaved. */
export const UnsavedChangesContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Reports a form's state to the dashboard, and keeps the browser from closing over unsaved text. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const mark = useContext(UnsavedChangesContext);
  useEffect(() => {
    mark(isUnsaved);
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      mark(false);
    };
  }, [isUnsaved, mark]);
}
