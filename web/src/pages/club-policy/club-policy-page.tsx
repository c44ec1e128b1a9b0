import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PolicyPart } from './policy-part.tsx';
import { policyPartIds } from './policy-parts.ts';
import { Privacy } from './privacy.tsx';
import { RefundCases, useRefundPlaceholders } from './refund-cases.tsx';

function Contents() {
  const { t } = useTexts();
  const entries = [
    ...policyPartIds.map((id) => ({ id, title: t(`policy:parts.${id}.title`) })),
    { id: 'equipment', title: t('policy:equipment.title') },
    { id: 'privacy', title: t('policy:privacy.title') },
  ];
  return (
    <nav
      aria-label={t('policy:contents')}
      className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)]"
    >
      <p className="pb-2 font-display text-xl font-bold">{t('policy:contents')}</p>
      <ol className="grid sm:grid-cols-2 lg:grid-cols-1">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-river underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The ten parts, the equipment list, the privacy notice and a link to the packages' licences. */
function Parts() {
  const { t } = useTexts();
  const refundPlaceholders = useRefundPlaceholders();
  return (
    <div className="grid gap-12 print:block print:space-y-6">
      {policyPartIds.map((id, index) => (
        <PolicyPart key={id} id={id} number={index + 1} title={t(`policy:parts.${id}.title`)}>
          {t(`policy:parts.${id}.text`, { ...refundPlaceholders, returnObjects: true }).map(
            (text) => (
              <p key={text}>{text}</p>
            ),
          )}
          {id === 'refund' && <RefundCases />}
        </PolicyPart>
      ))}
      <PolicyPart id="equipment" title={t('policy:equipment.title')}>
        <p>{t('policy:equipment.text')}</p>
        <ul className="grid list-disc gap-1 pl-6 marker:text-ember">
          {t('policy:equipment.list', { returnObjects: true }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </PolicyPart>
      <Privacy />
      <p>
        <a href="/licences.txt" className="inline-block min-h-6 text-river underline">
          {t('policy:licences')}
        </a>
      </p>
    </div>
  );
}

/** `/club-policy`: ten parts, the equipment list and privacy (specification, sections 2 and 9). */
function ClubPolicyPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('policy:title')} lead={t('policy:lead')} />
      <DeferredContent>
        <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-[16rem_1fr]">
          <Contents />
          <Parts />
        </Container>
      </DeferredContent>
    </>
  );
}

export { ClubPolicyPage as Component };
