import type { ReactNode } from 'react';

interface FormMessageProps {
  readonly success: ReactNode;
  readonly failure: ReactNode;
}

const boxClass = 'border-l-8 bg-white px-4 py-3 text-ink';

/**
 * The result of a submission. Screen readers announce a success politely, a failure at once. Both
 * live regions are always rendered, because one that is added with its text may not be announced.
 */
export function FormMessage({ success, failure }: FormMessageProps) {
  return (
    <div>
      <div role="status">
        {success && <div className={`${boxClass} border-sun`}>{success}</div>}
      </div>
      <div role="alert">
        {failure && <div className={`${boxClass} border-court`}>{failure}</div>}
      </div>
    </div>
  );
}

/** A success message with a title. The space separates the two for screen readers. */
export function FormSuccess({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong className="font-display text-xl font-bold uppercase">{title}</strong> <p>{text}</p>
    </>
  );
}
