import { useLocation } from 'react-router-dom';
import { importWithTexts } from '../../../i18n/load-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useHydrated } from '../../../scheduling/use-hydrated.ts';
import { useLoadedComponent } from './use-loaded-component.ts';

const loadScreen = async () =>
  (await importWithTexts(import('./place-link-screen.tsx'), 'newsletter')).PlaceLinkScreen;

/** The question of a mailed link of the waiting list, above the program's page. */
export function PlaceLink({ program }: { readonly program: string }) {
  const { t } = useTexts();
  const { hash } = useLocation();
  const [, purpose, token = ''] = /^#(confirm-place|leave-waiting-list)=(.*)$/u.exec(hash) ?? [];
  const isNeeded = useHydrated() && purpose !== undefined;
  const screen = useLoadedComponent(loadScreen, isNeeded);
  if (!isNeeded) return null;
  if (screen.status === 'failed') return <p role="alert">{t('common:allert.error')}</p>;
  if (screen.status === 'waiting') return null;
  const action = purpose === 'confirm-place' ? 'confirm' : 'leave';
  return <screen.Component key={hash} action={action} token={token} program={program} />;
}
