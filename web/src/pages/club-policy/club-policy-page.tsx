import { identity } from '@club/about/identity';
import { paths } from '@club/domain/paths';
import { buildSettings } from '../../data/build-settings.ts';
import { embedSettings } from '../../data/embed-settings.ts';
import { formatDollars } from '../../i18n/money.ts';
import type { Texts } from '../../i18n/namespaces.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';
import { PolicyPart } from './policy-part.tsx';
import {
  caseGroups,
  dollarAmounts,
  practiceCounts,
  type RefundCaseId,
  refunds,
} from './refund-example.ts';

/** The ten parts of the policies, in the specification's order (section 2). */
const policyPartIds = [
  'registration',
  'safety',
  'harassment',
  'travel',
  'social',
  'financial',
  'refund',
  'discipline',
  'risks',
  'responsibility',
] as const;

function PrivacyTitle({ id }: { id: keyof Texts['policy']['privacy']['titles'] }) {
  const { t } = useTexts();
  return <h3 className="font-display text-xl font-bold">{t(`policy:privacy.titles.${id}`)}</h3>;
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-6 marker:text-ember">
      {items.map((item) => (
        <li key={item}>
          <UnbrokenText>{item}</UnbrokenText>
        </li>
      ))}
    </ul>
  );
}

/** The privacy notice that Québec's Law 25 requires. */
function Privacy() {
  const { t } = useTexts();
  const { contactForm } = buildSettings;
  const embedsKey = embedSettings.loadsOnClick ? 'embeds_on_click' : 'embeds';
  return (
    <PolicyPart id="privacy" title={t('policy:privacy.title')}>
      <p>
        {t('policy:privacy.officer')}{' '}
        <TextLink
          to={`mailto:${identity.privacyEmail}`}
          className="inline-block min-h-6 font-semibold text-river underline"
        >
          {identity.privacyEmail}
        </TextLink>
      </p>
      <PrivacyTitle id="collected" />
      <p>{t('policy:privacy.collected')}</p>
      <PrivacyTitle id="seen" />
      <p>
        {t('policy:privacy.seen')}
        {URL.canParse(contactForm) &&
          ` ${t('policy:privacy.form_service', { host: new URL(contactForm).host })}`}
      </p>
      <PrivacyTitle id="kept" />
      <List items={t('policy:privacy.kept', { returnObjects: true })} />
      <PrivacyTitle id="visitors" />
      <p>{t('policy:privacy.visitors', { embeds: t(`policy:privacy.${embedsKey}`) })}</p>
      <PrivacyTitle id="rights" />
      <p>{t('policy:privacy.rights')}</p>
      <p>
        <UnbrokenText>{t('policy:privacy.notice')}</UnbrokenText>
      </p>
    </PolicyPart>
  );
}

/**
 * Returns the values of the placeholders in the refund texts. Amounts are formatted in the
 * visitor's language.
 */
function useRefundPlaceholders() {
  const { locale } = useTexts();
  const amounts = Object.entries(dollarAmounts).map(([name, value]) => [
    name,
    formatDollars(value, locale),
  ]);
  return {
    ...practiceCounts,
    ...(Object.fromEntries(amounts) as Record<keyof typeof dollarAmounts, string>),
  };
}

/** One case, with an example in dollars. */
function RefundCase({ id }: { id: RefundCaseId }) {
  const { t, locale } = useTexts();
  const placeholders = { ...useRefundPlaceholders(), refund: formatDollars(refunds[id], locale) };
  return (
    <li className="grid gap-2 bg-white p-4 sm:p-5">
      <h4 className="font-display text-xl font-bold">{t(`policy:cases.${id}.title`)}</h4>
      <p>{t(`policy:cases.${id}.text`, placeholders)}</p>
      <p className="border-l-4 border-sun pl-3 sm:pl-4">
        <strong>{t('policy:cases.example')}</strong>
        <br />
        {t(`policy:cases.${id}.example`, placeholders)}
      </p>
    </li>
  );
}

/** The five refund cases, by kind of registration (specification, section 9). */
function RefundCases() {
  const { t } = useTexts();
  const placeholders = useRefundPlaceholders();
  return caseGroups.map(({ id, cases }) => (
    <div key={id} className="grid gap-3 pt-4">
      <h3 className="font-display text-2xl font-bold">{t(`policy:cases.groups.${id}`)}</h3>
      {id === 'session' && <p>{t('policy:cases.basis', placeholders)}</p>}
      <ul className="grid gap-4">
        {cases.map((caseId) => (
          <RefundCase key={caseId} id={caseId} />
        ))}
      </ul>
    </div>
  ));
}

function Contents() {
  const { t } = useTexts();
  const entries = [
    ...policyPartIds.map((id) => ({ id, title: t(`policy:parts.${id}.title`) })),
    { id: 'first-practice', title: t('policy:first_practice.title') },
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

/** The ten parts, the first practice, the equipment list, the privacy notice and a link to the packages' licences. */
function Parts() {
  const { t } = useTexts();
  const refundPlaceholders = useRefundPlaceholders();
  return (
    <div className="grid gap-12 print:block print:space-y-6">
      {policyPartIds.map((id) => (
        <PolicyPart key={id} id={id} title={t(`policy:parts.${id}.title`)}>
          {t(`policy:parts.${id}.text`, { ...refundPlaceholders, returnObjects: true }).map(
            (text) => (
              <p key={text}>
                <UnbrokenText>{text}</UnbrokenText>
              </p>
            ),
          )}
          {id === 'social' && (
            <TextLink
              to={`${paths.contact}?subject=photo`}
              className="inline-flex min-h-8 w-fit items-center font-semibold text-river underline"
            >
              {t('policy:photo')}
            </TextLink>
          )}
          {id === 'refund' && <RefundCases />}
        </PolicyPart>
      ))}
      <PolicyPart id="first-practice" title={t('policy:first_practice.title')}>
        <List items={t('policy:first_practice.text', { returnObjects: true })} />
      </PolicyPart>
      <PolicyPart id="equipment" title={t('policy:equipment.title')}>
        <p>
          <UnbrokenText>{t('policy:equipment.text')}</UnbrokenText>
        </p>
        <List items={t('policy:equipment.list', { returnObjects: true })} />
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

/** `/club-policy`: ten parts, the first practice, the equipment list and privacy (specification, sections 2 and 9). */
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
