import type { ReactNode } from 'react';

interface FormMessageProps {
  readonly success: ReactNode;
  readonly failure: ReactNode;
}

const ground = 'border-l-8 bg-white px-4 py-3 text-ink';

/**
 * How a submission went, beside its form: read out politely when it went well, at once when it did
 * not. Both regions are always there, since one that arrives with its text may go unannounced.
 */
export function FormMessage({ success, failure }: FormMessageProps) {
  return (
    <div>
      <div role="status">{success && <div className={`${ground} border-sun`}>{success}</div>}</div>
      <div role="alert">{failure && <div className={`${ground} border-court`}>{failure}</div>}</div>
    </div>
  );
}

/** The words of a success that deserves a title. */
export function FormSuccess({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong className="font-display text-xl font-bold uppercase">{title}</strong>
      <p>{text}</p>
    </>
  );
}
