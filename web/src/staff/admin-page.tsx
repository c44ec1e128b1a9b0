import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut, resumeSession, useStaffState } from '../data/session/staff-session.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Dashboard } from './dashboard.tsx';
import { SignInScreen } from './shell/sign-in-screen.tsx';

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
