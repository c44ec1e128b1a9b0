import { signIn } from '../../data/session/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface SignInButtonProps {
  /** Repeats the action that failed because the session had ended. */
  readonly onSignedIn: () => Promise<unknown>;
}

/** Signs in after the end of the session, then repeats the action that failed. */
export function SignInButton({ onSignedIn }: SignInButtonProps) {
  const { t } = useTexts();
  const signInAndGoOn = async () => {
    if ((await signIn()) === null) await onSignedIn();
  };
  return <Button onClick={() => void signInAndGoOn()}>{t('admin:gate.sign_in')}</Button>;
}
