import type { Banner } from '@club/domain/content/banner';
import { EventDay } from './event-day.tsx';
import { EventStructuredData } from './event-structured-data.tsx';
import { findEvent } from './find-event.ts';
import { addNoBreakSpaces } from '../../i18n/no-break-spaces.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The event banner: tag, date, and linked title (specification, section 2). */
export function EventBanner({ banners }: { banners: readonly Banner[] }) {
  const { t, locale } = useTexts();
  const event = findEvent(banners);
  if (!event) return null;
  const { text, lang } = readLocalizedText(event, 'eventTitle', locale);
  return (
    <section aria-label={t('home:next_event.tag')} className="bands bg-court text-ink">
      {event.eventDate !== '' && <EventStructuredData event={event} name={text} />}
      <Container className="grid gap-5 py-section md:pr-72">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Tag>{t('home:next_event.tag')}</Tag>
          <p className="text-lead font-semibold">
            <EventDay event={event} />
          </p>
        </div>
        <SectionTitle lang={lang} size="title">
          <TextLink
            to={event.link}
            className="group decoration-4 underline-offset-8 hover:underline"
          >
            {addNoBreakSpaces(text)}
            <span className="slanted ml-5 inline-grid size-12 place-items-center align-middle text-white before:bg-ink group-hover:before:bg-river">
              <ArrowIcon />
            </span>
          </TextLink>
        </SectionTitle>
      </Container>
    </section>
  );
}
