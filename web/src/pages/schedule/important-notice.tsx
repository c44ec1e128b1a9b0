import { useTexts } from '../../i18n/use-texts.ts';

/** A fixed text that warns of schedule changes. Staff cannot edit it, unlike the urgent notice. */
export function ImportantNotice() {
  const { t } = useTexts();
  return (
    <p className="max-w-3xl border-l-8 border-court pl-4 text-balance sm:pl-5 sm:text-lead">
      <strong className="font-display font-extrabold text-sun uppercase sm:block">
        {t('schedule:important.title')}
      </strong>{' '}
      {t('schedule:important.text')}
    </p>
  );
}
