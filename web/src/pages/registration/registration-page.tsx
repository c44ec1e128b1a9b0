import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActionScreen } from '../../ui/action-screen.tsx';
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

/** `/registration`: redirects to the hosted form (specification, section 2). */
function RegistrationPage() {
  const { t } = useTexts();
  const form = buildSettings.registrationForm;
  return (
    <>
      <ActionScreen title={t('registration:title')} art="/images/pages/team-sheet.svg">
        {form === '' ? <NoForm /> : <FormRedirect form={form} />}
      </ActionScreen>
      <DeferredContent>
        <FormChecklist />
      </DeferredContent>
    </>
  );
}

export { RegistrationPage as Component };
