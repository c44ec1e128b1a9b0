import { Button } from '../ui/button.tsx';

/** Reloads the page after a failure. */
export function ReloadButton({ label }: { label: string }) {
  return <Button onClick={() => window.location.reload()}>{label}</Button>;
}
