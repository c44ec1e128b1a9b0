import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

const linkClasses =
  'inline-block min-h-6 font-bold text-river underline underline-offset-4 hover:decoration-2';
const questions = ['level', 'player', 'parent', 'waiver'] as const;

/** The form's questions (specification, section 3), so that parents can prepare. */
export function FormChecklist() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      aria-labelledby="at-hand"
      className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]"
    >
      <div className="grid content-start gap-3">
        <SectionTitle id="at-hand" size="heading">
          {t('registration:at_hand.title')}
        </SectionTitle>
        <p>{t('registration:at_hand.text')}</p>
        <p className="border-l-8 border-sun pl-4">
          {t('registration:at_hand.refund.text')}{' '}
          <TextLink to={`${paths.clubPolicy}#refund`} className={linkClasses}>
            {t('registration:at_hand.refund.policy')}
          </TextLink>
        </p>
      </div>
      <dl className="grid">
        {questions.map((question) => (
          <div
            key={question}
            className="grid gap-x-8 gap-y-1 border-t-2 border-ink py-5 last:border-b-2 sm:grid-cols-[1fr_2fr]"
          >
            <dt className="font-display text-xl font-bold uppercase">
              {t(`registration:at_hand.${question}.title`)}
            </dt>
            <dd>{t(`registration:at_hand.${question}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
