import { useTexts } from '../i18n/use-texts.ts';
import { ErrorIsolation } from '../ui/error-isolation.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { ArrowLink } from '../ui/text-link.tsx';
import { useHydrated } from '../scheduling/use-hydrated.ts';
import { NextList } from './next-list.tsx';
import { scheduleHref } from './schedule-href.ts';
import { AgendaWithoutScript } from './without-script.tsx';

/** The next entries of a program, on its page. */
export function NextTeamEntries({ programId }: { readonly programId: string }) {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const team = programId.toLowerCase();
  return (
    <section
      aria-labelledby="next-up"
      className="flex flex-col gap-4 border-t-8 border-court p-6 pb-4 sm:p-8 sm:pb-4"
    >
      <SectionTitle id="next-up" size="heading">
        {t('schedule:next.title')}
      </SectionTitle>
      <p className="-mt-3">{t('schedule:next.rule')}</p>
      <AgendaWithoutScript />
      <ErrorIsolation>
        <NextList
          // The prerendered page has no entries, so hydration reads none from the snapshot either.
          team={isHydrated ? team : undefined}
          // On a phone only the first entry, so that the price and the button follow at once. In a
          // wide window the entries are as tall as the offers beside them.
          columns="max-sm:*:not-first:hidden lg:h-full lg:auto-rows-fr lg:text-xl lg:*:max-h-44"
          height="grow min-h-38 sm:min-h-[calc(3*8rem+1.5rem)] print:min-h-0"
        />
      </ErrorIsolation>
      <ArrowLink
        to={scheduleHref(team)}
        label={t('schedule:next.team', { team: team.toUpperCase() })}
        className="min-h-8 w-fit underline hover:decoration-2"
      />
    </section>
  );
}
