import type { Program } from '@club/domain/content/program';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { closedTagColors, statusTagClass } from '../ui/tag.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { WholeDates } from '../ui/whole-dates.tsx';
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
}

function FieldList({ program, fields }: FieldListProps) {
  const { t } = useTexts();
  return (
    <dl className="grid gap-4">
      {fields.map(([field, labelKey]) => (
        <div key={field}>
          <dt className="text-sm font-bold uppercase">{t(labelKey)}</dt>
          <dd className={field === 'cost' ? 'text-xl font-bold' : 'text-lg'}>
            <ProgramText program={program} field={field} Dates={WholeDates} />
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
    <div className="grid gap-3">
      <Button
        variant="plain"
        disabled
        className={`${statusTagClass} ${closedTagColors} min-h-11 text-xl`}
      >
        {t('program:detail.closed')}
      </Button>
      <p>{t('program:detail.closed_why')}</p>
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
    <div className="grid content-start gap-5">
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
      <FieldList program={program} fields={otherFields} />
    </div>
  );
}
