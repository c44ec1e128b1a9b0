import { useSearchParams } from 'react-router-dom';
import { changeLocale } from '../../i18n/load-sections.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { report } from '../../data/report.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Switches to the other language, and says so in that language. */
export function LanguageToggle() {
  const { t, locale } = useTexts();
  const [search, setSearch] = useSearchParams();
  const other = locale === 'fr' ? 'en' : 'fr';
  const toggle = async () => {
    await changeLocale(other);
    // A `?lng=` left behind would win over the choice at the next load.
    if (!search.has('lng')) return;
    search.delete('lng');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <button
      type="button"
      lang={other}
      onClick={() => {
        toggle().catch((cause: unknown) => report('The language could not be switched', cause));
      }}
      className="slanted min-h-11 min-w-14 cursor-pointer px-4 font-display text-base font-bold before:inset-ring-2 before:inset-ring-white hover:text-ink hover:before:bg-white"
    >
      {t('common.language.other')}
      <VisuallyHidden> {t('common.language.switch')}</VisuallyHidden>
    </button>
  );
}
