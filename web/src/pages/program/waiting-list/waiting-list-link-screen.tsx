import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import {
  confirmPlaceRequest,
  leaveWaitingList,
} from '../../../data/visitor-forms/waiting-list-requests.ts';
import { Button } from '../../../ui/button.tsx';
import { MailedCodeForm } from '../../../ui/mailed-code-form.tsx';
import { Container } from '../../../ui/container.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { findMailedCode, readMailedLink } from '../../../data/visitor-forms/read-mailed-link.ts';
import { useMailLink } from '../../../data/visitor-forms/use-mail-link.ts';

interface WaitingListLinkScreenProps {
  /** The name of the team or group in the texts, such as `U13` or `DEV`. */
  readonly program: string;
}

/** The functions that send the token, by action. */
const sendByAction = { confirm: confirmPlaceRequest, leave: leaveWaitingList } as const;

/**
 * A map, because the purpose comes from the address and may be any text. An object would find a
 * value for `constructor`.
 */
const actionsByPurpose = new Map<string, keyof typeof sendByAction>([
  ['confirm-place', 'confirm'],
  ['leave-waiting-list', 'leave'],
]);

/** A mailed link's question with its button, then the result. Opening the link changes nothing. */
export function WaitingListLinkScreen({ program }: WaitingListLinkScreenProps) {
  const { purpose = '', token } = readMailedLink(useLocation());
  const action = actionsByPurpose.get(purpose);
  return (
    action && <LinkScreen key={purpose + token} action={action} token={token} program={program} />
  );
}

interface LinkScreenProps {
  readonly action: keyof typeof sendByAction;
  readonly token: string;
  readonly program: string;
}

function LinkScreen({ action, token, program }: LinkScreenProps) {
  const { t } = useTexts();
  const { status, submit } = useMailLink(token, sendByAction[action]);
  const isButtonShown = status !== 'done' && status !== 'refused' && status !== 'cut';
  const textKey = isButtonShown ? 'ask' : status;
  return (
    <section className="border-b-8 border-court bg-white">
      <Container className="grid justify-items-start gap-4 py-10">
        <Tag>{t('newsletter:place.tag', { program })}</Tag>
        <div role="status" className="grid gap-3">
          <SectionTitle size="heading">
            {t(`newsletter:place.${action}.${textKey}.title`, { program })}
          </SectionTitle>
          <p className="max-w-xl text-lead">
            {t(`newsletter:place.${action}.${textKey}.text`, { program })}
          </p>
          {status === 'failed' && <p className="font-semibold">{t('common:allert.error')}</p>}
        </div>
        {status === 'cut' && action === 'confirm' && (
          <MailedCodeForm
            button={t('newsletter:place.confirm.button')}
            findToken={findMailedCode}
            onToken={submit}
          />
        )}
        {status === 'cut' && action === 'leave' && (
          <TextLink to={paths.contact} variant="primary">
            {t('newsletter:place.leave.contact')}
          </TextLink>
        )}
        {isButtonShown && (
          <Button size="large" disabled={status === 'sending'} onClick={() => void submit()}>
            {t(`newsletter:place.${action}.button`)}
          </Button>
        )}
      </Container>
    </section>
  );
}
