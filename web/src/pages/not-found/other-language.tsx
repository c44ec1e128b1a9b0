import { identity } from '@club/about/identity';
import { i18n } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

/** The same message for a reader of the other language. */
export function OtherLanguage({ problem }: { problem: 'error' | 'not_found' | 'offline' }) {
  const other = useTexts().locale === 'fr' ? 'en' : 'fr';
  const t = i18n.getFixedT(other);
  return (
    <section lang={other} className="mx-auto grid max-w-page gap-3 px-gutter py-section">
      <h2 className="font-display text-heading font-extrabold uppercase">
        {t(`problem:${problem}.title`)}
      </h2>
      <p className="max-w-xl text-lead">
        {t(`problem:${problem}.text`, { phone: identity.phone })}
      </p>
      <TextLink to={paths.home} className="w-fit py-2 font-bold text-river underline">
        {t(`problem:${problem}.home`)}
      </TextLink>
    </section>
  );
}
