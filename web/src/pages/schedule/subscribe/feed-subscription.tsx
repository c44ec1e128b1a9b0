import {
  calendarFeeds,
  googleSubscriptionPage,
  makeCalendarFeedLinks,
} from '@club/domain/calendar/calendar-feeds';
import { useId, useRef, useState } from 'react';
import { useChosenTeam } from '../../../agenda/use-chosen-team.ts';
import { buildSettings } from '../../../data/build-settings.ts';
import { allTeamsValue } from '../../../data/public/calendar/chosen-team.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useHydrated } from '../../../scheduling/use-hydrated.ts';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FeedAddress } from './feed-address.tsx';
import { useCopy } from './use-copy.ts';

interface FeedFieldProps {
  /** The id of the chosen feed, such as `u15` or `all`. */
  readonly feed: string;
  readonly onChoose: (feed: string) => void;
}

/** The select of the feed: a team, a development group, both groups, or all teams. */
function FeedField({ feed, onChoose }: FeedFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const isHydrated = useHydrated();
  const getLabel = (option: string) =>
    option === 'all' || option === 'dev' ? t(`schedule:subscribe.${option}`) : option.toUpperCase();
  return (
    <div data-needs-script className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('schedule:subscribe.team')}
      </label>
      <select
        id={id}
        value={feed}
        // A choice before hydration would be lost.
        disabled={!isHydrated}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-14 w-full max-w-72 rounded-md border-2 border-ink/70 bg-white px-4 font-display text-2xl font-bold"
      >
        {calendarFeeds.map((option) => (
          <option key={option} value={option}>
            {getLabel(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * How a family subscribes to a team's calendar feed, and how late a calendar app may show a change.
 */
export function FeedSubscription() {
  const { t } = useTexts();
  const teamOfAgenda = useChosenTeam();
  const [chosenFeed, setChosenFeed] = useState<string>();
  // The feed of the agenda's team, until the visitor chooses another feed here.
  const feed = chosenFeed ?? teamOfAgenda ?? allTeamsValue;
  const { address, webcal } = makeCalendarFeedLinks(buildSettings.siteOrigin, feed);
  const addressInput = useRef<HTMLInputElement>(null);
  const { copyValue, getCopyOutcome } = useCopy(addressInput);
  return (
    <section
      aria-labelledby="subscribe"
      className="grid min-w-0 gap-4 border-t-8 border-river bg-white p-4 sm:p-8 lg:sticky lg:top-24 print:hidden"
    >
      <SectionTitle id="subscribe" size="part">
        {t('schedule:subscribe.title')}
      </SectionTitle>
      <p>{t('schedule:subscribe.text')}</p>
      <div className="grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-2 lg:gap-y-6">
        <div className="grid content-start gap-4">
          <FeedField feed={feed} onChoose={setChosenFeed} />
          <TextLink to={webcal} variant="dark">
            {t('schedule:subscribe.device')}
          </TextLink>
          <div className="grid gap-1.5">
            <TextLink to={googleSubscriptionPage} variant="outline" onClick={copyValue}>
              {t('schedule:subscribe.google')}
            </TextLink>
            <p className="text-sm">{t('schedule:subscribe.google_note')}</p>
          </div>
        </div>
        <div className="grid content-start gap-2">
          <FeedAddress
            address={address}
            input={addressInput}
            onCopy={copyValue}
            outcome={getCopyOutcome(address)}
          />
          <p className="border-l-8 border-court pl-4">{t('schedule:subscribe.delay')}</p>
        </div>
      </div>
    </section>
  );
}
