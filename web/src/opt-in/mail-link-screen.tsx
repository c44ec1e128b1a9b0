import {
  type OptInAction,
  type OptInPurpose,
  optIns,
  type ProgramPurpose,
} from '@club/domain/opt-in';
import { paths } from '@club/domain/paths';
import { useLocation } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { readMailedLink } from '../data/visitor-forms/read-mailed-link.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { Tag } from '../ui/tag.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { MailedCodeForm } from './mailed-code-form.tsx';
import type { LinkOutcome } from '../data/visitor-forms/opt-in-requests.ts';
import { useHydrated } from '../scheduling/use-hydrated.ts';

/** `cut`: the link has no token, because a mail program has cut it. */
type Status = 'ready' | 'cut' | 'sending' | 'failed' | LinkOutcome;

/**
 * Removes a token from the address's query, where a mail program has moved it: what follows the
 * link's `#`, however often it was encoded, or a token by its length.
 */
function removeTokenFromQuery(): void {
  const { pathname, search } = location;
  const query = search.replace(/(?:%(?:25)*23|\W?[\da-f]{40}\.).*/iu, '');
  if (query !== search) history.replaceState(history.state, '', pathname + query);
}

/**
 * Sends the token of a mailed link when the button is pressed. Opening the link sends nothing,
 * because mail programs open links too. For a link without a token, the reader gives the mail's
 * code to `submit`.
 */
function useMailLink(token: string, send: (token: string) => Promise<LinkOutcome>) {
  const [status, setStatus] = useState<Status>('ready');
  const isCut = useHydrated() && token === '' && status === 'ready';
  // A code that the reader has copied from the mail is sent again after a failure.
  const sentCode = useRef('');
  useEffect(removeTokenFromQuery, []);
  const submit = async (code = sentCode.current || token) => {
    sentCode.current = code;
    setStatus('sending');
    try {
      setStatus(await send(code));
    } catch {
      setStatus('failed');
    }
  };
  return { status: isCut ? ('cut' as const) : status, submit };
}

/** What people can do if their link to leave was cut. The mail has no code for that. */
const otherWaysToLeave = {
  newsletter: { to: paths.unsubscribe, text: 'newsletter:newsletter.leave.by_address' },
  place: { to: paths.contact, text: 'newsletter:place.leave.contact' },
  practice: { to: paths.contact, text: 'newsletter:place.leave.contact' },
} as const satisfies Record<OptInPurpose, unknown>;

interface MailLinkScreenProps {
  readonly purpose: OptInPurpose;
  readonly action: OptInAction;
  /** The name of the team or group in the texts, for a purpose that has one. */
  readonly program?: string;
}

/**
 * The screen of a link in a mail. It shows a question with a button, then the result. The
 * newsletter's is a page, and the others stand on the page of their subject.
 */
export function MailLinkScreen({ purpose, action, program }: MailLinkScreenProps) {
  const { t } = useTexts();
  // The API client is loaded only when the button is pressed.
  const { status, submit } = useMailLink(readMailedLink(useLocation()).token, async (token) =>
    (await import('../data/visitor-forms/opt-in-requests.ts')).sendMailedToken(
      purpose,
      action,
      token,
    ),
  );
  const isPage = purpose === 'newsletter';
  const isButtonShown = status !== 'done' && status !== 'refused' && status !== 'cut';
  const textKey = isButtonShown ? 'ask' : status;
  const isCut = status === 'cut';
  return (
    // A page's minimum height keeps the footer in place when the text changes.
    <section
      className={
        isPage ? 'bands min-h-[90vh] bg-ink text-white' : 'border-b-8 border-court bg-white'
      }
    >
      <Container
        className={`grid justify-items-start ${isPage ? 'gap-6 py-section' : 'gap-4 py-10'}`}
      >
        <Tag>{t(`newsletter:${purpose}.tag`, { program })}</Tag>
        <div role="status" className={`grid ${isPage ? 'gap-6' : 'gap-3'}`}>
          <SectionTitle
            as={isPage ? 'h1' : 'h2'}
            size={isPage ? 'hero' : 'heading'}
            className="max-w-3xl"
          >
            {t(`newsletter:${purpose}.${action}.${textKey}.title`, { program })}
          </SectionTitle>{' '}
          <p className="max-w-xl text-lead">
            {t(`newsletter:${purpose}.${action}.${textKey}.text`, { program })}
          </p>
          {status === 'failed' && (
            <p className={`font-semibold ${isPage ? 'text-sun' : ''}`}>
              {t('common:allert.error')}
            </p>
          )}
        </div>
        {isCut && action === 'confirm' && (
          <MailedCodeForm button={t(`newsletter:${purpose}.confirm.button`)} onToken={submit} />
        )}
        {isCut && action === 'leave' && (
          <TextLink to={otherWaysToLeave[purpose].to} variant="primary">
            {t(otherWaysToLeave[purpose].text)}
          </TextLink>
        )}
        {isButtonShown && (
          <Button size="large" disabled={status === 'sending'} onClick={() => void submit()}>
            {t(`newsletter:${purpose}.${action}.button`)}
          </Button>
        )}
        {isPage && !isButtonShown && (
          <TextLink to={paths.home} variant={isCut ? 'light' : 'primary'}>
            {t('newsletter:home')}
          </TextLink>
        )}
      </Container>
    </section>
  );
}

const listLinks = (purpose: ProgramPurpose) =>
  (['confirm', 'leave'] as const).map(
    (action) => [optIns[purpose].tokens[action], { purpose, action }] as const,
  );

/** A map, because the name in an address may be any text, such as `constructor`. */
const linksByTokenName = new Map<string, { purpose: ProgramPurpose; action: OptInAction }>([
  ...listLinks('place'),
  ...listLinks('practice'),
]);

/** The screen of a mailed link to the program's page. Renders nothing for another address. */
export function ProgramMailLinkScreen({ program }: { readonly program: string }) {
  const { tokenName = '', token } = readMailedLink(useLocation());
  const link = linksByTokenName.get(tokenName);
  return link && <MailLinkScreen key={tokenName + token} {...link} program={program} />;
}
