import type { MessageState, VisitorMessage } from '@club/domain/visitor-message';
import { useId } from 'react';
import { formatDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { makeAnswerLink } from './make-answer-link.ts';
import { useStaffName } from '../../shell/dashboard-context.ts';

/** The parts of the inbox. */
export const folders = ['open', 'answered', 'archived'] as const;
export type Folder = (typeof folders)[number];

/** Returns the part of the inbox that a message is in. */
export const getFolder = ({ state }: VisitorMessage): Folder =>
  state === 'new' || state === 'read' ? 'open' : state;

interface MessageCardProps {
  readonly message: VisitorMessage;
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  /** Whether staff have followed the link to answer or to call since the last change. */
  readonly hasStartedAnswer: boolean;
  readonly onToggle: () => void;
  readonly onAnswer: () => void;
  readonly onChange: (state: MessageState) => void;
  readonly onDelete: () => void;
}

const edgeColors = {
  new: 'border-court',
  read: 'border-river',
  answered: 'border-sun',
  archived: 'border-mist',
} as const;

/** Makes the link that dials the first telephone number of a text. */
const makeDialLink = (phone: string): string => {
  const visibleText = phone.replaceAll(/\p{Cf}/gu, '');
  const [number = visibleText] = /\+?\(?\d[\d\s().-]{5,}\d/u.exec(visibleText) ?? [];
  return `tel:${number.replaceAll(/[^\d+]/gu, '')}`;
};

/** How to reach the visitor: by the mail program, or by telephone. */
function AnswerLink({ message, onAnswer }: Pick<MessageCardProps, 'message' | 'onAnswer'>) {
  const { t } = useTexts();
  const { email, phone } = message;
  if (email === '') {
    return (
      <TextLink to={makeDialLink(phone)} variant="dark" onClick={onAnswer}>
        {t('staffMessages:call', { phone })}
      </TextLink>
    );
  }
  return (
    <TextLink to={makeAnswerLink(message)} variant="dark" onClick={onAnswer}>
      {t('staffMessages:answer')}
    </TextLink>
  );
}

function Actions({ message, isSaving, onAnswer, onChange, onDelete }: MessageCardProps) {
  const { t } = useTexts();
  const { state } = message;
  const renderStateButton = (target: MessageState, label: string) => (
    <Button variant="outline" aria-disabled={isSaving} onClick={() => onChange(target)}>
      {label}
    </Button>
  );
  if (state === 'archived') {
    const target = message.answeredAt === '' ? 'read' : 'answered';
    return (
      <>
        {renderStateButton(target, t('staffMessages:bring_back'))}
        <Button variant="outline" aria-disabled={isSaving} onClick={onDelete}>
          {t('staffMessages:remove.button')}
        </Button>
      </>
    );
  }
  return (
    <>
      <AnswerLink message={message} onAnswer={onAnswer} />
      {state === 'answered'
        ? renderStateButton('read', t('staffMessages:mark_unanswered'))
        : renderStateButton('answered', t('staffMessages:mark_answered'))}
      {renderStateButton('archived', t('staffMessages:archive'))}
    </>
  );
}

function ContactDetails({ message: { email, phone } }: Pick<MessageCardProps, 'message'>) {
  const { t } = useTexts();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 wrap-anywhere">
      {email !== '' && (
        <>
          <dt className="text-slate">{t('staffMessages:email')}</dt>
          <dd>{email}</dd>
        </>
      )}
      {phone !== '' && (
        <>
          <dt className="text-slate">{t('staffMessages:phone')}</dt>
          <dd>{phone}</dd>
        </>
      )}
    </dl>
  );
}

/** The message's full text, what staff can do, and when it is deleted. */
function MessageDetails(props: MessageCardProps) {
  const { t, locale } = useTexts();
  const getStaffName = useStaffName();
  const { message, hasStartedAnswer } = props;
  const { answeredBy, answeredAt, expiresAt } = message;
  const hasAnswerHint = hasStartedAnswer && getFolder(message) === 'open';
  return (
    <div className="grid gap-4 px-4 pb-5">
      <ContactDetails message={message} />
      {/* A visitor's text is never rendered as HTML. */}
      <p lang={message.locale} className="max-w-3xl whitespace-pre-wrap wrap-anywhere">
        {message.messages}
      </p>
      <div className="flex flex-wrap gap-3">
        <Actions {...props} />
      </div>
      <div role="status">
        {hasAnswerHint && (
          <p className="w-fit bg-sky px-3 py-2">
            {t(message.email === '' ? 'staffMessages:calling' : 'staffMessages:answering')}
          </p>
        )}
      </div>
      <p className="text-sm text-slate">
        {answeredAt !== '' && (
          <>
            {t('staffMessages:answered_by', {
              who: getStaffName(answeredBy) || t('staffMessages:somebody'),
              date: formatDate(answeredAt, locale),
            })}{' '}
          </>
        )}
        {t('staffMessages:deleted_on', { date: formatDate(expiresAt, locale) })}
      </p>
    </div>
  );
}

/** A message: its sender and first words, and the rest once it is opened. */
export function MessageCard(props: MessageCardProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const { message, isOpen, onToggle } = props;
  const name = message.full_name || message.email || message.phone;
  return (
    <li className={`border-l-8 bg-white ${edgeColors[message.state]}`}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="grid min-h-12 w-full cursor-pointer px-4 py-3 text-left hover:bg-sky/50"
        >
          <span className="flex flex-wrap gap-x-4">
            <span
              translate="no"
              className={`min-w-0 grow basis-40 wrap-anywhere ${message.state === 'new' ? 'font-bold' : ''}`}
            >
              {name}
            </span>
            <span className="text-sm text-slate">{formatDate(message.at, locale)}</span>
          </span>
          <span className="flex flex-wrap gap-x-4">
            <span className="line-clamp-1 min-w-0 grow basis-40 text-slate" lang={message.locale}>
              {!isOpen && message.messages}
            </span>
            <span className="text-sm font-semibold">
              {t(`staffMessages:states.${message.state}`)}
            </span>
          </span>
        </button>
      </h3>
      <div id={id}>{isOpen && <MessageDetails {...props} />}</div>
    </li>
  );
}
