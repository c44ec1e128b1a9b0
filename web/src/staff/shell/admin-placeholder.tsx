import { useTexts } from '../../i18n/use-texts.ts';

/**
 * Shown at `/admin` until the staff chunk is loaded, which takes more than a second on a phone. It
 * looks like the top of the sign-in screen.
 */
function AdminPlaceholder() {
  const { t } = useTexts();
  return (
    <section className="mx-auto grid max-w-xl gap-5 px-5 py-section">
      <h1 className="font-display text-4xl font-extrabold uppercase">{t('admin:gate.heading')}</h1>
      <p className="text-lg">{t('admin:gate.text')}</p>
      <p role="status" className="font-semibold">
        {t('admin:gate.checking')}
      </p>
    </section>
  );
}

export { AdminPlaceholder as Component };
