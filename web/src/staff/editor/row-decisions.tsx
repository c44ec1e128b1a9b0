import { type Ref, useId } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FieldValue } from './field-changes.tsx';
import type { Row } from './row-draft.ts';
import type { Labels } from './row-editor-config.ts';
import type { Author } from './use-field-authors.ts';
import type { RowForm } from './use-row-form.ts';

/** A field that two people changed, to different values. */
interface Conflict {
  readonly name: string;
  readonly label: string;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Who saved the other value, and when; undefined if not known. */
  readonly author: Author | undefined;
  readonly decide: (choice: 'mine' | 'theirs') => void;
}

interface ConflictValueProps {
  readonly conflict: Conflict;
  readonly choice: 'mine' | 'theirs';
}

/** One of the two values, its author, and its button. */
function ConflictValue({ conflict, choice }: ConflictValueProps) {
  const { t } = useTexts();
  const { name, label, author } = conflict;
  const isMine = choice === 'mine';
  return (
    <div className="grid content-between gap-2 bg-cream p-3">
      <p className="text-sm wrap-anywhere">
        <strong className="block">
          {isMine ? t('admin:conflict.mine') : author?.name || t('admin:conflict.somebody')}
        </strong>
        {!isMine && author && <span lang="en">{formatAdminDate(author.at)}</span>}
      </p>
      <p className="wrap-anywhere">
        <FieldValue name={name} value={conflict[choice]} />
      </p>
      <Button variant={isMine ? 'dark' : 'outline'} onClick={() => conflict.decide(choice)}>
        {t(isMine ? 'admin:conflict.keep' : 'admin:conflict.take')}
        <VisuallyHidden> ({label})</VisuallyHidden>
      </Button>
    </div>
  );
}

interface ConflictListProps {
  readonly conflicts: readonly Conflict[];
  /**
   * Gets the focus after a refused save, and after a press on the alert's button. It also gets the
   * focus after a decision while conflicts remain.
   */
  readonly ref: Ref<HTMLElement>;
}

/** Lists both values of each field that two people changed. A save needs a choice for each. */
function ConflictList({ conflicts, ref }: ConflictListProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="grid gap-4 border-l-8 border-court bg-white p-4"
    >
      <h4 id={id} className="font-display text-xl font-bold">
        {t('admin:conflict.heading')}
      </h4>
      <p id={`${id}-text`}>{t('admin:conflict.text')}</p>
      {conflicts.map((conflict) => (
        <div key={conflict.name} className="grid gap-2 border-t border-ink/15 pt-3">
          <h5 className="font-semibold">{conflict.label}</h5>
          <div className="grid gap-3 sm:grid-cols-2">
            <ConflictValue conflict={conflict} choice="mine" />
            <ConflictValue conflict={conflict} choice="theirs" />
          </div>
        </div>
      ))}
    </section>
  );
}

interface RowDecisionsProps<R extends Row, Fields extends object> {
  readonly form: RowForm<R, Fields>;
  readonly labels: Labels<Fields>;
  readonly findAuthor: ((name: keyof Fields) => Author | undefined) | undefined;
  readonly decide: (name: keyof Fields, choice: 'mine' | 'theirs') => void;
  readonly conflictsRef: Ref<HTMLElement>;
}

/** Offers a choice for each conflict. */
export function RowDecisions<R extends Row, Fields extends object>(
  props: RowDecisionsProps<R, Fields>,
) {
  const { form, labels, findAuthor, decide, conflictsRef } = props;
  const { edit } = form;
  if (!edit) return null;
  const { draft, conflicts } = edit;
  return (
    <>
      {conflicts.length > 0 && (
        <ConflictList
          ref={conflictsRef}
          conflicts={conflicts.map((name) => ({
            name: String(name),
            label: labels[name],
            theirs: draft.savedFields[name],
            mine: draft.fields[name],
            author: findAuthor?.(name),
            decide: (choice) => decide(name, choice),
          }))}
        />
      )}
    </>
  );
}
