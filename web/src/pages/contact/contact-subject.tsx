import { teams } from '@club/domain/team';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { controlClass, Field } from '../../ui/field.tsx';

const subjects = ['team', 'absence', 'photo', 'concern'] as const;
type Subject = (typeof subjects)[number];
/** The subjects that are about one team. */
const teamSubjects: readonly Subject[] = ['team', 'absence'];

interface Choice {
  readonly subject: Subject | undefined;
  /** The team as the message names it, such as `U15`; empty without one. */
  readonly team: string;
}

const findSubject = (value: string | null): Subject | undefined =>
  subjects.find((subject) => subject === value);

/** Replaces the first line that an earlier choice put into the message, or adds one. */
function replaceLine(message: HTMLTextAreaElement, previousLine: string, line: string): void {
  const { value } = message;
  if (line !== '' && value.startsWith(line)) return;
  message.value =
    previousLine !== '' && value.startsWith(previousLine)
      ? line + value.slice(previousLine.length)
      : line + value;
  // The draft and the form's errors follow this event.
  message.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The subject of a message. A choice puts a first line into the message, because the form sends no
 * other field. `?subject=` and `?team=` of the address choose at the start.
 *
 * @param form the form with the message, whose draft is already restored
 */
export function useSubject(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const [choice, setChoice] = useState<Choice>({ subject: undefined, team: '' });
  const line = useRef('');
  const choose = ({ subject, team }: Choice) => {
    const isAboutTeam = subject !== undefined && teamSubjects.includes(subject) && team !== '';
    const previousLine = line.current;
    line.current =
      subject === undefined
        ? ''
        : `${t(`contact:subject.${subject}`)}${isAboutTeam ? `, ${team}` : ''}\n`;
    setChoice({ subject, team });
    const message = form.current?.querySelector('textarea');
    if (message) replaceLine(message, previousLine, line.current);
  };
  const chooseFirst = useRef(() => {
    const subject = findSubject(query.get('subject'));
    const team = query.get('team')?.toUpperCase() ?? '';
    const isTeam = teams.some(({ highlighter }) => highlighter === team);
    if (subject) choose({ subject, team: isTeam ? team : '' });
  });
  useEffect(() => chooseFirst.current(), []);
  return { choice, choose };
}

/** The lists of the subjects and of the teams. */
export function SubjectFields({ choice, choose }: ReturnType<typeof useSubject>) {
  const { t } = useTexts();
  const { subject, team } = choice;
  return (
    // Without JavaScript, a choice would put nothing into the message.
    <div data-needs-script className="grid items-end gap-6 sm:grid-cols-2">
      <Field
        hasRequirementLabel={false}
        label={t('contact:subject.label')}
        hint={subject && t(`contact:subject.hints.${subject}`)}
      >
        {(control) => (
          <select
            {...control}
            value={subject ?? ''}
            onChange={({ target }) => choose({ subject: findSubject(target.value), team })}
            className={controlClass}
          >
            <option value="">{t('contact:subject.choose')}</option>
            {subjects.map((one) => (
              <option key={one} value={one}>
                {t(`contact:subject.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {subject && teamSubjects.includes(subject) && (
        <Field hasRequirementLabel={false} label={t('contact:subject.which')}>
          {(control) => (
            <select
              {...control}
              value={team}
              onChange={({ target }) => choose({ subject, team: target.value })}
              className={controlClass}
            >
              <option value="">{t('contact:subject.choose_team')}</option>
              {teams.map(({ id, highlighter }) => (
                <option key={id}>{highlighter}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
