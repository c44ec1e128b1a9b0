import { useTexts } from '../../i18n/use-texts.ts';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

/** Who the club is, in one breath. */
export function Introduction() {
  const { t } = useTexts();
  return (
    <section className="mx-auto grid max-w-page items-end gap-x-16 gap-y-8 px-gutter py-section lg:grid-cols-[7fr_5fr]">
      <div className="grid gap-6">
        <Tag>{t('home:intro.subtitle')}</Tag>
        <h1 className="font-display text-hero font-extrabold uppercase">{t('home:intro.title')}</h1>
      </div>
      <div className="grid gap-6">
        <p className="text-lead">{t('home:intro.text')}</p>
        <TextLink to={paths.club} look="dark">
          {t('home:intro.learn_more')}
        </TextLink>
      </div>
    </section>
  );
}
