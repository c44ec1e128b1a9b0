import { club } from '@club/domain/club';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';

const look = 'inline-flex min-h-8 items-center font-bold underline underline-offset-4';

/** The way to Québec's independent help and complaint services for sport, on every page. */
export function HelpLines() {
  const { t } = useTexts();
  const { sportAide, complaint } = club.helpLines;
  return (
    <aside aria-label={t('common.help.label')} className="bg-sky">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-1 px-gutter py-4">
        <p className="w-full font-semibold">{t('common.help.text')}</p>
        <TextLink to={`tel:+${sportAide.phone.replaceAll('-', '')}`} className={look}>
          {t('common.help.call', { phone: sportAide.phone })}
        </TextLink>
        <TextLink to={sportAide.page} className={look}>
          {t('common.help.listen')}
        </TextLink>
        <TextLink to={complaint} className={look}>
          {t('common.help.complaint')}
        </TextLink>
      </div>
    </aside>
  );
}
