import { buildSettings } from '../data/build-settings.ts';
import { makeEntriesList } from '../data/public/calendar/calendar-lists.ts';
import { makeTryoutsQuery } from '../data/public/calendar/calendar-query.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Container } from '../ui/container.tsx';
import { ErrorIsolation } from '../ui/error-isolation.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { Tickets } from './next-list.tsx';
import { AgendaWithoutScript } from './without-script.tsx';

const tryouts = makeEntriesList(makeTryoutsQuery());

/** The next try-outs of all teams, with day, time and place, on the page of the programs. */
export function NextTryouts() {
  const { t } = useTexts();
  if (buildSettings.calendarId === '') return null;
  return (
    <section aria-labelledby="tryouts" className="bg-sun">
      <Container className="grid gap-6 py-section">
        <SectionTitle id="tryouts" size="section">
          {t('schedule:next.tryouts')}
        </SectionTitle>
        <AgendaWithoutScript />
        <ErrorIsolation>
          <Tickets
            list={tryouts}
            columns="md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]"
            height="min-h-64 md:min-h-32 print:min-h-0"
          />
        </ErrorIsolation>
      </Container>
    </section>
  );
}
