import { useEffect, useState } from 'react';
import {
  type EmulatorAccount,
  listEmulatorAccounts,
  signInWithEmulator,
} from '../../data/session/emulator-sign-in.ts';
import { signIn } from '../../data/session/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Buttons that sign in with the Auth emulator's accounts, for development without internet. */
export function EmulatorAccounts() {
  const { t } = useTexts();
  const [accounts, setAccounts] = useState<readonly EmulatorAccount[]>([]);
  useEffect(() => {
    listEmulatorAccounts().then(setAccounts, () => setAccounts([]));
  }, []);
  return (
    <section className="grid gap-3 border-l-4 border-sun bg-white p-5">
      <h2 className="font-bold">{t('admin:gate.emulator_heading')}</h2>
      <p>{t('admin:gate.emulator_text')}</p>
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.sub}>
            <button
              type="button"
              className="grid min-h-11 w-full cursor-pointer border-2 border-ink/20 px-3 py-2 text-left hover:border-river"
              onClick={() => void signIn(() => signInWithEmulator(account))}
            >
              <span className="font-semibold">{account.name}</span>
              <span className="text-sm wrap-anywhere text-river underline">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
