import { paths } from '@club/domain/paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  logOut,
  resumeSession,
  signIn,
  type StaffState,
  useStaffState,
} from '../data/session/staff-session.ts';
import { useTexts } from '../i18n/use-texts.ts';
import '../ui/utilities.css';
import { Button } from '../ui/button.tsx';
import { Dashboard } from './dashboard.tsx';
import { isInAppBrowser } from './shell/is-in-app-browser.ts';

const EmulatorAccounts =
  import.meta.env.MODE === 'emulator'
    ? lazy(async () => ({
        default: (await import('./shell/emulator-accounts.tsx')).EmulatorAccounts,
      }))
    : () => null;

const isChecking = ({ status }: StaffState) => status === 'checking' || status === 'unknown';

function Status({ state, isWaiting }: { state: StaffState; isWaiting: boolean }) {
  const { t } = useTexts();
  if (isWaiting) return t('admin:gate.waiting');
  if (isChecking(state)) return t('admin:gate.checking');
  if (state.status === 'unavailable') return t('admin:gate.unavailable');
  if (state.status === 'signed-out' && state.reason) return t(`admin:failure.${state.reason}`);
  return null;
}

/**
 * The sign-in screen of `/admin` (specification, section 2). It hides its buttons while an account
 * is checked.
 */
function SignInScreen({ state }: { state: StaffState }) {
  const { t } = useTexts();
  // How many of Google's windows are open. A second press replaces the first window.
  const [openCount, setOpenCount] = useState(0);
  const handleSignIn = async () => {
    setOpenCount((count) => count + 1);
    await signIn();
    setOpenCount((count) => count - 1);
  };
  return (
    <section className="mx-auto grid max-w-xl gap-5 px-5 py-section">
      <h1 className="font-display text-[min(2.25rem,11vw)] font-extrabold uppercase">
        {t('admin:gate.heading')}
      </h1>
      <p className="text-lg">{t('admin:gate.text')}</p>
      {isInAppBrowser(navigator.userAgent) && (
        <p className="border-l-8 border-sun bg-white p-4">
          {t('admin:gate.other_app')} <b className="wrap-anywhere">{location.host + paths.admin}</b>
        </p>
      )}
      {!isChecking(state) &&
        (state.status === 'unavailable' ? (
          <Button onClick={() => void resumeSession()}>{t('admin:gate.retry')}</Button>
        ) : (
          <Button onClick={() => void handleSignIn()}>{t('admin:gate.sign_in')}</Button>
        ))}
      <p role="status" className="font-semibold">
        <Status state={state} isWaiting={openCount > 0 && !isChecking(state)} />
      </p>
      {!isChecking(state) && (
        <Suspense>
          <EmulatorAccounts />
        </Suspense>
      )}
    </section>
  );
}

/**
 * Shows the alert for an account that is not staff (specification, section 4). Then it logs the
 * account out, and opens the home page.
 */
function useRefusedAccountAlert(isRefused: boolean): void {
  const navigate = useNavigate();
  const { t } = useTexts();
  useEffect(() => {
    if (!isRefused) return;
    window.alert(t('admin:refused'));
    void logOut();
    void navigate('/', { replace: true });
  }, [isRefused, navigate, t]);
}

/** `/admin`: the dashboard, or the sign-in screen (specification, section 2). */
function AdminPage() {
  const state = useStaffState();
  useEffect(() => void resumeSession(), []);
  useRefusedAccountAlert(state.status === 'refused');
  return state.status === 'signed-in' ? (
    <Dashboard staff={state.staff} />
  ) : (
    <SignInScreen state={state} />
  );
}

export { AdminPage as Component };
