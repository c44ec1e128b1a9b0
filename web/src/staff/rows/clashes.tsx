import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldValue } from './field-value.tsx';

interface Clash {
  readonly name: string;
  readonly label: string;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Puts the other person's version into the form. */
  readonly takeTheirs: () => void;
}

/** Both versions of what two people changed at once, field by field; nothing is decided unseen. */
export function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-l-8 border-court bg-white p-4">
      <h3 id={id} className="font-display text-xl font-bold">
        {t('admin.clash.heading')}
      </h3>
      <p>{t('admin.clash.text')}</p>
      {clashes.map(({ name, label, theirs, mine, takeTheirs }) => (
        <dl key={name} className="grid gap-2 border-t border-ink/15 pt-3 sm:grid-cols-2">
          <div>
            <dt className="font-semibold">{t('admin.clash.theirs', { field: label })}</dt>
            <dd>
              <FieldValue name={name} value={theirs} />
            </dd>
            <dd>
              <button
                type="button"
                onClick={takeTheirs}
                className="min-h-11 cursor-pointer font-bold text-river underline"
              >
                {t('admin.clash.take')}
              </button>
            </dd>
          </div>
          <div>
            <dt className="font-semibold">{t('admin.clash.mine', { field: label })}</dt>
            <dd>
              <FieldValue name={name} value={mine} />
            </dd>
          </div>
        </dl>
      ))}
    </section>
  );
}
