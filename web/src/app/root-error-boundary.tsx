import { i18n } from '../i18n/i18n.ts';
import { MessageScreen } from '../ui/message-screen.tsx';
import { OfflinePage } from './offline/offline-page.tsx';
import { ReloadButton } from './reload-button.tsx';
import { useFailureCause } from './use-failure-cause.ts';

/** Shown if the layout fails. It is in both languages, because the language toggle is missing. */
export function RootErrorBoundary() {
  const cause = useFailureCause();
  if (cause === undefined) return null;
  if (cause === 'offline') {
    return (
      <main>
        <OfflinePage />
      </main>
    );
  }
  return (
    <main>
      {(['fr', 'en'] as const).map((locale) => {
        const t = i18n.getFixedT(locale);
        return (
          <div key={locale} lang={locale}>
            <MessageScreen
              tag={t('problem:error.tag')}
              title={t('problem:error.title')}
              text={t('problem:error.text')}
            >
              <ReloadButton label={t('problem:error.reload')} />
            </MessageScreen>
          </div>
        );
      })}
    </main>
  );
}
