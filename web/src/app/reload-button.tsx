import { Button } from '../ui/button.tsx';

/** Fetches the page anew: the way on after a failure, and after a release has replaced our files. */
export function ReloadButton({ label }: { label: string }) {
  return <Button onClick={() => window.location.reload()}>{label}</Button>;
}
