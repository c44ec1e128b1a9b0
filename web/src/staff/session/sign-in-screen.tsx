import { lazy, Suspense } from 'react';
import { resumeSession, signIn, type StaffState } from '../../data/session/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

const EmulatorAccounts =
  import.meta.env.MODE === 'emulator'
    ? lazy(async () => ({ default: (await import('./emulator-accounts.tsx')).EmulatorAccounts }))
    : () => null;

const isChecking = ({ status }: StaffState) => status === 'checking' || status === 'unknown';

function Status({ state }: { state: StaffState }) {
  const { t } = useTexts();
  if (isChecking(state)) return t('admin:gate.checking');
  if (state.status === 'unavailable') return t('admin:gate.unavailable');
  if (state.status === 'signed-out' && state.reason) return t(`admin:failure.${state.reason}`);
  return null;
}

function MainButton({ state }: { state: StaffState }) {
  const { t } = useTexts();
  return state.status === 'unavailable' ? (
    <Button onClick={() => void resumeSession()}>{t('admin:gate.retry')}</Button>
  ) : (
    <Button onClick={() => void signIn()}>{t('admin:gate.sign_in')}</Button>
  );
}

/**
 * The sign-in screen of `/admin` (specification, section 2). It hides its buttons while an account
 * is checked.
 */
export function SignInScreen({ state }: { state: StaffState }) {
  const { t } = useTexts();
  return (
    <section className="mx-auto grid max-w-xl gap-5 px-5 py-20">
      <h1 className="font-display text-[min(2.25rem,11vw)] font-extrabold uppercase">
        {t('admin:gate.heading')}
      </h1>
      <p className="text-lg">{t('admin:gate.text')}</p>
      {!isChecking(state) && <MainButton state={state} />}
      <p role="status" className="font-semibold">
        <Status state={state} />
      </p>
      {!isChecking(state) && (
        <Suspense>
          <EmulatorAccounts />
        </Suspense>
      )}
    </section>
  );
}
