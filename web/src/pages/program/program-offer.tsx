import type { Program } from '@club/domain/program';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths, registrationHref } from '../paths.ts';
import { LocalizedText } from './localized-text.tsx';

const rows = [
  ['schedule', 'program.detail.schedule'],
  ['current_session', 'program.detail.session'],
  ['cost', 'program.detail.cost'],
] as const;

function NextStep({ program }: { program: Program }) {
  const { t } = useTexts();
  if (program.registerDisplay) {
    return (
      <TextLink to={registrationHref(program.id)} look="primary" size="large">
        {t('program.detail.register')}
      </TextLink>
    );
  }
  return (
    <div className="grid gap-3">
      <Button look="muted" size="large" disabled>
        {t('program.detail.closed')}
      </Button>
      <p>{t('program.detail.closed_why')}</p>
      <TextLink to={paths.contact} className="w-fit min-h-8 font-bold text-river underline">
        {t('program.finder.write')}
      </TextLink>
    </div>
  );
}

interface ProgramOfferProps {
  readonly program: Program;
  /** Named where a team has more than one group. */
  readonly isGroup: boolean;
}

/** The server's half of a program: schedule, session, cost, and whether one can register. */
export function ProgramOffer({ program, isGroup }: ProgramOfferProps) {
  const { t } = useTexts();
  return (
    <section aria-label={program.id} className="grid content-start gap-6 bg-white p-6 sm:p-8">
      {isGroup && (
        <h2 className="font-display text-heading font-extrabold">
          {t('program.group', { id: program.id })}
        </h2>
      )}
      <dl className="grid gap-4">
        {rows.map(([field, label]) => (
          <div key={field} className="border-l-4 border-river pl-4">
            <dt className="text-sm font-bold uppercase">{t(label)}</dt>
            <dd className="text-lg">
              <LocalizedText program={program} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      <NextStep program={program} />
    </section>
  );
}
