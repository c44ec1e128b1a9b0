import { type Ref, useId } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FieldValue } from './field-changes.tsx';
import type { EditState } from './row-draft.ts';
import type { Labels } from './row-editor-config.ts';
import type { Author } from './use-field-authors.ts';

type Choice = 'mine' | 'theirs';

interface ConflictValueProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly choice: Choice;
  /** Who saved their value, and when; undefined if not known. */
  readonly author: Author | undefined;
  readonly onChoose: () => void;
}

/** One of the two values, its author, and its button. */
function ConflictValue({ name, label, value, choice, author, onChoose }: ConflictValueProps) {
  const { t } = useTexts();
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
        <FieldValue name={name} value={value} />
      </p>
      <Button variant={isMine ? 'dark' : 'outline'} onClick={onChoose}>
        {t(isMine ? 'admin:conflict.keep' : 'admin:conflict.take')}
        <VisuallyHidden> ({label})</VisuallyHidden>
      </Button>
    </div>
  );
}

interface ConflictListProps<Fields extends object> {
  readonly edit: EditState<Fields>;
  readonly labels: Labels<Fields>;
  readonly findAuthor: ((name: keyof Fields) => Author | undefined) | undefined;
  readonly decide: (name: keyof Fields, choice: Choice) => void;
  /**
   * Gets the focus after a refused save, and after a press on the alert's button. It also gets the
   * focus after a decision while conflicts remain.
   */
  readonly ref: Ref<HTMLElement>;
}

/** Lists both values of each field that two people changed. A save needs a choice for each. */
export function ConflictList<Fields extends object>(props: ConflictListProps<Fields>) {
  const { edit, labels, findAuthor, decide, ref } = props;
  const { t } = useTexts();
  const id = useId();
  const values = { mine: edit.draft.fields, theirs: edit.draft.savedFields };
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
      {edit.conflicts.map((name) => (
        <div key={String(name)} className="grid gap-2 border-t border-ink/15 pt-3">
          <h5 className="font-semibold">{labels[name]}</h5>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((choice) => (
              <ConflictValue
                key={choice}
                name={String(name)}
                label={labels[name]}
                value={values[choice][name]}
                choice={choice}
                author={findAuthor?.(name)}
                onChoose={() => decide(name, choice)}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
