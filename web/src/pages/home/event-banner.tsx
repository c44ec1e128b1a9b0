import type { Banner } from '@club/domain/banner';
import type { LoadState } from '../../data/load-state.ts';
import { formatDate } from '../../i18n/dates.ts';
import { localized } from '../../i18n/localized.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The event that is announced: the first displayed banner that has a title and leads somewhere. */
const eventOf = (state: LoadState<readonly Banner[]>): Banner | undefined =>
  state.status === 'ready'
    ? state.data.find(({ eventTitle, eventTitle_fr, link }) => {
        return link !== '' && (eventTitle !== '' || eventTitle_fr !== '');
      })
    : undefined;

/** The event banner: tag, date, and the title leading out (specification, section 2). */
export function EventBanner({ state }: { state: LoadState<readonly Banner[]> }) {
  const { t, locale } = useTexts();
  const event = eventOf(state);
  if (!event) return null;
  const { text, lang } = localized(event, 'eventTitle', locale);
  return (
    <section aria-label={t('home.event.tag')} className="bands bg-ink text-white">
      <div className="mx-auto grid max-w-page gap-4 px-gutter py-section">
        <Tag>{t('home.event.tag')}</Tag>
        <p className="text-lead text-mist">
          {t('home.event.announced')}{' '}
          <time dateTime={event.updatedAt}>{formatDate(event.updatedAt, locale)}</time>
        </p>
        <h2 lang={lang} className="max-w-4xl font-display text-title font-extrabold uppercase">
          <TextLink
            to={event.link}
            className="decoration-sun decoration-4 underline-offset-8 hover:underline"
          >
            {text}
          </TextLink>
        </h2>
      </div>
    </section>
  );
}
