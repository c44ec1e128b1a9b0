import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { deleteFormDraft } from '../../ui/use-draft.ts';
import { paths } from '@club/domain/paths';

/** `/thankyou`: shown after the contact form is sent (specification, section 2). */
function ThankYouPage() {
  const { t } = useTexts();
  // After a post to an external form service, only this page can delete the draft. For the club's
  // own endpoint, the form deletes it.
  useEffect(() => deleteFormDraft('contact'), []);
  return (
    <PageIntro title={t('thankYou:title')} art="/images/pages/letter.svg">
      <p className="max-w-xl text-lead">{t('thankYou:text')}</p>
      <p className="max-w-xl">{t('thankYou:no_answer')}</p>
      <div className="flex flex-wrap gap-4">
        <TextLink to={paths.schedule} variant="primary">
          {t('thankYou:schedule')}
        </TextLink>
        <TextLink to={paths.home} variant="light">
          {t('thankYou:home')}
        </TextLink>
      </div>
    </PageIntro>
  );
}

export { ThankYouPage as Component };
