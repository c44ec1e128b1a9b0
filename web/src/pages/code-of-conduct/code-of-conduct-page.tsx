import { identity } from '@club/about/identity';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

const readers = [
  { id: 'coaches', look: 'bg-sun text-ink' },
  { id: 'players', look: 'bg-court text-ink' },
  { id: 'parents', look: 'bg-river text-white' },
] as const;

function Integrity() {
  const { t } = useTexts();
  return (
    <section
      aria-labelledby="integrity"
      className="mx-auto grid max-w-page justify-items-start gap-5 px-gutter pb-section"
    >
      <h2 id="integrity" className="font-display text-heading font-extrabold uppercase">
        {t('conduct:integrity.title')}
      </h2>
      <p className="max-w-3xl text-lead">{t('conduct:integrity.text')}</p>
      <p className="max-w-3xl">{t('conduct:integrity.duty')}</p>
      <TextLink to={identity.integrityPolicy} look="dark">
        {t('conduct:integrity.link')}
      </TextLink>
      <p>
        {t('conduct:integrity.discipline')}{' '}
        <TextLink
          to={paths.clubPolicy}
          className="inline-block min-h-6 font-semibold text-river underline"
        >
          {t('conduct:integrity.policies')}
        </TextLink>
      </p>
    </section>
  );
}

/** What the footer's "Terms" means: taking part is to accept this code and the club's policies. */
function Terms() {
  const { t } = useTexts();
  return (
    <section
      aria-labelledby="terms"
      className="mx-auto grid max-w-page justify-items-start gap-5 px-gutter pb-section"
    >
      <h2 id="terms" className="font-display text-heading font-extrabold uppercase">
        {t('conduct:terms.title')}
      </h2>
      <p className="max-w-3xl text-lead">{t('conduct:terms.text')}</p>
      <TextLink to={paths.clubPolicy} look="outline">
        {t('conduct:terms.policies')}
      </TextLink>
    </section>
  );
}

/** `/code-of-conduct`: coaches, players and parents (specification, section 2). */
function CodeOfConductPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('conduct:title')} lead={t('conduct:lead')} />
      <div className="mx-auto grid max-w-page gap-6 px-gutter py-section lg:grid-cols-3">
        {readers.map(({ id, look }) => (
          <section key={id} aria-labelledby={id} className="bg-white">
            <h2
              id={id}
              className={`px-6 py-8 font-display text-heading font-extrabold uppercase ${look}`}
            >
              {t(`conduct:${id}.title`)}
            </h2>
            <ol className="grid gap-4 p-6">
              {t(`conduct:${id}.list`, { returnObjects: true }).map((promise) => (
                <li key={promise} className="border-l-4 border-ink pl-4">
                  {promise}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Terms />
      <Integrity />
    </>
  );
}

export { CodeOfConductPage as Component };
