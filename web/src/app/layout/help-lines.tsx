import { type HelpLine, helpLines } from '@club/about/help-lines';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const helpLinkClasses = 'inline-flex min-h-8 items-center font-bold underline underline-offset-4';

const HelpLinks = ({ links }: { readonly links: readonly (readonly [string, string])[] }) =>
  links.map(([to, text]) => (
    <TextLink key={to} to={to} className={helpLinkClasses}>
      {text}
    </TextLink>
  ));

/** Québec's independent services for help and complaints, and the lines that adults must call. */
export function HelpLines() {
  const { t, locale } = useTexts();
  const { sportAide, telJeunes, ombudsman, dpjSouthShore } = helpLines;
  const dpjMontreal = locale === 'fr' ? helpLines.dpjMontreal : helpLines.dpjMontrealEnglish;
  const phoneHref = ({ phone }: HelpLine) => `tel:+${phone.replaceAll('-', '')}`;
  return (
    <aside id="help" aria-label={t('footer:help.label')} className="bg-sky">
      <Container className="py-1">
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold underline-offset-4 hover:underline">
            {t('footer:help.summary')}
          </summary>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1 pb-2">
            <p className="w-full">{t('footer:help.text')}</p>
            <HelpLinks
              links={[
                [phoneHref(telJeunes), t('footer:help.tel_jeunes', telJeunes)],
                [phoneHref(sportAide), t('footer:help.sport_aide', sportAide)],
                [sportAide.page, t('footer:help.sport_aide_page')],
                [phoneHref(ombudsman), t('footer:help.ombudsman', ombudsman)],
                [ombudsman.page, t('footer:help.complaint')],
              ]}
            />
            <p className="w-full pt-1">{t('footer:help.adults')}</p>
            <HelpLinks
              links={[
                [phoneHref(dpjMontreal), t('footer:help.dpj_montreal', dpjMontreal)],
                [phoneHref(dpjSouthShore), t('footer:help.dpj_south_shore', dpjSouthShore)],
              ]}
            />
          </div>
        </details>
      </Container>
    </aside>
  );
}
