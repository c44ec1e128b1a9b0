import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '@club/domain/paths';
import { TextLink } from '../../ui/text-link.tsx';

/** Staff's code, and Google's sign-in with it: fetched by those who reach for the link only. */
const loadSession = () => import('../../data/session/staff-session.ts');

/** A click that asks for a new tab or window is the browser's business. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The small way in for staff (specification, section 2): starts the sign-in, then leads to the
 * dashboard, which says how it went.
 */
export function AdminLink({ className }: { className: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const prefetchSession = () => void loadSession().catch(() => undefined);
  const openDashboard = async () => {
    const { hasSession, signIn } = await loadSession();
    if (!hasSession()) await signIn();
    await navigate(paths.admin);
  };
  return (
    <TextLink
      to={paths.admin}
      className={className}
      onPointerEnter={prefetchSession}
      onFocus={prefetchSession}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // Without the code (a lost network) the page itself says what is wrong.
        openDashboard().catch(() => navigate(paths.admin));
      }}
    >
      {t('common:footer.admin')}
    </TextLink>
  );
}
