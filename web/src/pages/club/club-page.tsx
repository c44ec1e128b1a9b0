import { useTexts } from '../../i18n/use-texts.ts';
import { Coaches } from './coaches.tsx';
import { Mission } from './mission.tsx';
import { Spirit } from './spirit.tsx';

/** `/club`: mission, coaches, spirit (specification, section 2). */
function ClubPage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <div className="mx-auto grid max-w-page gap-6 px-gutter py-section">
          <h1 className="max-w-4xl font-display text-title font-extrabold uppercase">
            {t('club:title')}
          </h1>
          <p className="max-w-xl text-lead">{t('club:lead')}</p>
        </div>
      </header>
      <Mission />
      <Coaches />
      <Spirit />
    </>
  );
}

export { ClubPage as Component };
