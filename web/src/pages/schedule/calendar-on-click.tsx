import { useEmbedChoice } from '../../data/use-embed-choice.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadOnClick } from '../../ui/load-on-click.tsx';
import { CalendarFrame } from './calendar-frame.tsx';
import { calendarFrameClasses } from './calendar-frame-classes.ts';

/** Google's calendar for a club whose embeds load on a click (docs/decisions/third-parties.md). */
export function CalendarOnClick({ address }: { readonly address: string }) {
  const { t } = useTexts();
  const { isShown, setIsShown } = useEmbedChoice('calendar');
  return (
    <LoadOnClick
      texts={{
        text: t('schedule:calendar.on_click.text'),
        open: t('schedule:calendar.on_click.open'),
        close: t('schedule:calendar.on_click.close'),
        choice: t('schedule:calendar.on_click.choice'),
      }}
      isShown={isShown}
      onChange={setIsShown}
      className={`print:hidden ${calendarFrameClasses}`}
    >
      <CalendarFrame address={address} className="h-full" />
    </LoadOnClick>
  );
}
