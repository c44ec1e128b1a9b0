import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorIsolation } from './error-isolation.tsx';

/**
 * Makes a part of a page that is loaded separately, so that the page is interactive earlier. Until
 * its chunk is loaded, or if that fails, the prerendered part stays as plain HTML.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => undefined),
    ),
  );
  return (props: Props) => (
    <ErrorIsolation>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorIsolation>
  );
}
