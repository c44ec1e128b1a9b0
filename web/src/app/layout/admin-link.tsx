import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '@club/domain/paths';
import { TextLink } from '../../ui/text-link.tsx';

/** The code of staff's session and of Google's sign-in, loaded on hover, focus or click. */
const loadSessionCode = () => import('../../data/session/staff-session.ts');

/** False for clicks that open a new tab or window. The browser handles those. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The link for staff (specification, section 2). It signs in unless a session is stored, and opens
 * the dashboard, which shows the result.
 */
export function AdminLink({ className }: { className: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const prefetchSessionCode = () => void loadSessionCode().catch(() => undefined);
  const openDashboard = async () => {
    const { hasStoredSession, signIn } = await loadSessionCode();
    if (!hasStoredSession()) await signIn();
    await navigate(paths.admin);
  };
  return (
    <TextLink
      to={paths.admin}
      className={className}
      onPointerEnter={prefetchSessionCode}
      onFocus={prefetchSessionCode}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The dashboard shows an error if the code fails to load.
        openDashboard().catch(() => navigate(paths.admin));
      }}
    >
      {t('common:footer.admin')}
    </TextLink>
  );
}
