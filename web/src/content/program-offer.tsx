import type { Program } from '@club/domain/content/program';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { registrationHref } from '@club/domain/paths';
import { ProgramText } from './program-text.tsx';

/** The fields that parents look for first, and the others, each with the text key of its label. */
const firstFields = [['cost', 'program:detail.cost']] as const;
const otherFields = [
  ['schedule', 'program:detail.schedule'],
  ['current_session', 'program:detail.session'],
] as const;

interface FieldListProps {
  readonly program: Program;
  readonly fields: typeof firstFields | typeof otherFields;
  readonly className?: string;
}

function FieldList({ program, fields, className = '' }: FieldListProps) {
  const { t } = useTexts();
  return (
    <dl className={`grid content-start gap-4 ${className}`}>
      {fields.map(([field, labelKey]) => (
        <div key={field}>
          <dt className="text-sm font-bold uppercase">{t(labelKey)}</dt>
          <dd
            className={`text-balance ${field === 'cost' ? 'text-xl font-bold' : 'text-lg max-sm:text-base'}`}
          >
            <ProgramText program={program} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Explains why registration is closed. `children` is what a visitor can do. */
function ClosedRegistration({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    // The explanation is below the buttons where both fit beside each other.
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        variant="plain"
        disabled
        className="flex min-h-11 items-center border-l-8 border-slate bg-slate/15 px-4 text-left font-display text-xl leading-snug font-bold text-slate"
      >
        {t('program:detail.closed')}
      </Button>
      <p className="w-full sm:order-last">{t('program:detail.closed_why')}</p>
      {children}
    </div>
  );
}

interface ProgramOfferProps {
  readonly program: Program;
  /** Whether the program is one of several groups of a team. Its name is then shown. */
  readonly isGroup: boolean;
  /** What a visitor can do while registration is closed, such as join the waiting list. */
  readonly ifClosed?: ReactNode;
}

/** Shows a program's cost, whether registration is open, and then its schedule and session. */
export function ProgramOffer({ program, isGroup, ifClosed }: ProgramOfferProps) {
  const { t } = useTexts();
  const groupName = t('program:group', { id: program.id });
  return (
    <div className="grid content-start gap-x-8 gap-y-5 sm:max-lg:grid-cols-2">
      {isGroup && <h3 className="font-display text-2xl font-bold">{groupName}</h3>}
      <FieldList program={program} fields={firstFields} />
      {program.registerDisplay ? (
        <TextLink to={registrationHref(program.id)} variant="primary" size="large">
          {t('program:detail.register')}
          {isGroup && <VisuallyHidden> {groupName}</VisuallyHidden>}
        </TextLink>
      ) : (
        <ClosedRegistration>{ifClosed}</ClosedRegistration>
      )}
      <FieldList
        program={program}
        fields={otherFields}
        className="sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-1"
      />
    </div>
  );
}
