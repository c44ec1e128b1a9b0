import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { FormChecklist } from './form-checklist.tsx';
import { FormRedirect } from './form-redirect.tsx';

/** Shown without a configured form. It offers another way to register. */
function NoForm() {
  const { t } = useTexts();
  return (
    <>
      <p className="max-w-xl text-lead">{t('registration:no_form')}</p>
      <TextLink to={paths.contact} variant="primary">
        {t('registration:contact')}
      </TextLink>
    </>
  );
}

/** `/registration`: opens the hosted form in a new tab (specification, section 2). */
function RegistrationPage() {
  const { t } = useTexts();
  const form = buildSettings.registrationForm;
  return (
    <>
      <PageIntro title={t('registration:title')} art="/images/pages/registration.svg">
        {form === '' ? <NoForm /> : <FormRedirect form={form} />}
      </PageIntro>
      <DeferredContent>
        <FormChecklist />
      </DeferredContent>
    </>
  );
}

export { RegistrationPage as Component };
