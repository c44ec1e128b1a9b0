import { identity } from '@club/about/identity';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  contactAction,
  contactFields,
  contactFixedFields,
  isContactFormExternal,
} from '../../data/visitor-forms/contact-message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { deleteFormDraft, useDraft } from '../../ui/use-draft.ts';
import { useForm } from '../../ui/use-form.ts';
import { paths } from '@club/domain/paths';
import { ContactControls } from './contact-controls.tsx';
import { SubjectFields, useSubject } from './contact-subject.tsx';

/** The draft's name. After a post to an external service, the thank-you page deletes the draft. */
const draftName = 'contact';

/** Loaded on submit, because the checks import Valibot and the schemas of all fields. */
const loadClient = () => import('../../data/visitor-forms/contact-client.ts');

/**
 * Checks and sends a message. An external service gets a plain post, because CORS would hide its
 * response.
 */
function useContactForm() {
  const { locale } = useTexts();
  const navigate = useNavigate();
  return useForm(contactFields, {
    check: async (values) => (await loadClient()).findContactProblems(values),
    send: async (values, form) => {
      if (isContactFormExternal) {
        form.submit();
        return undefined;
      }
      const outcome = await (await loadClient()).sendContactMessage(values, locale);
      if (outcome === 'sent') {
        deleteFormDraft(draftName);
        await navigate(paths.thankYou);
      }
      return outcome;
    },
  });
}

/**
 * The hidden fields, for a plain post: without JavaScript, or to an external service. Our own
 * endpoint also gets the language.
 */
function FixedFields() {
  const { locale } = useTexts();
  const fields = isContactFormExternal
    ? contactFixedFields
    : { ...contactFixedFields, lng: locale };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The contact form (specification, sections 3, 5 and 7). It works without JavaScript. */
export function ContactForm() {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, draftName, contactFields);
  const subject = useSubject(form);
  const { status, problems, reason, formProps } = useContactForm();
  const hasFailed = status === 'refused' || status === 'unreachable';
  return (
    <form
      ref={form}
      {...formProps}
      action={contactAction}
      method="post"
      aria-labelledby="write"
      className="grid content-start gap-6 lg:col-span-2"
    >
      <FixedFields />
      <SubjectFields {...subject} />
      <ContactControls problems={problems} />
      <FormMessage
        success={null}
        failure={
          hasFailed && (
            <>
              <p>
                {t('contact:form.failed')}{' '}
                <TextLink to={`mailto:${identity.email}`} className="font-bold underline">
                  {identity.email}
                </TextLink>
              </p>
              {reason && <p>{t(`forms:reasons.${reason}`)}</p>}
            </>
          )
        }
      />
      <Button type="submit" size="large" aria-disabled={status === 'sending'}>
        {t(status === 'sending' ? 'forms:sending' : 'contact:form.submit')}
      </Button>
    </form>
  );
}
