import { type ComponentType, useEffect, useState } from 'react';

type Status<Props> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> };

/**
 * Loads a component when it is needed. Unlike with `lazy`, a failed download does not replace the
 * page with an error.
 *
 * @param load imports the component; the same function at each render
 */
export function useLoadedComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): Status<Props> {
  const [state, setState] = useState<Status<Props>>({ status: 'waiting' });
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const set = (next: Status<Props>) => {
      if (isCurrent) setState(next);
    };
    load().then(
      (Component) => set({ status: 'ready', Component }),
      () => set({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded]);
  return state;
}
