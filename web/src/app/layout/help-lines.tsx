import { helpLines } from '@club/about/help-lines';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const linkClasses = 'inline-flex min-h-8 items-center font-bold underline underline-offset-4';

/** Québec's independent services for help and complaints. */
export function HelpLines() {
  const { t } = useTexts();
  const { sportAide, telJeunes, ombudsman } = helpLines;
  const linkEntries = [
    [`tel:+${sportAide.phone.replaceAll('-', '')}`, t('common:help.sport_aide', sportAide)],
    [sportAide.page, t('common:help.sport_aide_page')],
    [`tel:+${telJeunes.phone.replaceAll('-', '')}`, t('common:help.tel_jeunes', telJeunes)],
    [`tel:+${ombudsman.phone.replaceAll('-', '')}`, t('common:help.ombudsman', ombudsman)],
    [ombudsman.page, t('common:help.complaint')],
  ] as const;
  return (
    <aside aria-label={t('common:help.label')} className="bg-sky">
      <Container className="flex flex-wrap items-center gap-x-8 gap-y-1 py-4">
        <p className="w-full font-semibold">{t('common:help.text')}</p>
        {linkEntries.map(([to, text]) => (
          <TextLink key={to} to={to} className={linkClasses}>
            {text}
          </TextLink>
        ))}
        <p className="w-full text-sm">{t('common:help.adults')}</p>
      </Container>
    </aside>
  );
}
