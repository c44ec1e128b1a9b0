import { useTexts } from '../../i18n/use-texts.ts';
import { Coaches } from './coaches.tsx';
import { Mission } from './mission.tsx';
import { Spirit } from './spirit.tsx';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

/** `/club`: mission, coaches, spirit (specification, section 2). */
function ClubPage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <Container className="grid gap-6 py-section">
          <SectionTitle as="h1" size="title" className="max-w-4xl">
            {t('club:title')}
          </SectionTitle>
          <p className="max-w-xl text-lead">{t('club:lead')}</p>
        </Container>
      </header>
      <DeferredContent>
        <Mission />
        <Coaches />
        <Spirit />
      </DeferredContent>
    </>
  );
}

export { ClubPage as Component };
