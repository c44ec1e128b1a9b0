import { Button } from '../ui/button.tsx';

/** Reloads the page after a failure, or after a release has replaced our files. */
export function ReloadButton({ label }: { label: string }) {
  return <Button onClick={() => window.location.reload()}>{label}</Button>;
}
