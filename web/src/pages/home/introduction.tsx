import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

/** A short introduction of the club. */
export function Introduction() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      className="grid items-end gap-x-16 gap-y-8 py-section lg:grid-cols-[7fr_5fr]"
    >
      <div className="grid gap-6">
        <Tag>{t('home:intro.subtitle')}</Tag>
        <SectionTitle size="hero">{t('home:intro.title')}</SectionTitle>
      </div>
      <div className="grid gap-6">
        <p className="text-lead">{t('home:intro.text')}</p>
        <TextLink to={paths.club} variant="dark">
          {t('home:intro.learn_more')}
        </TextLink>
      </div>
    </Container>
  );
}
