import { useTexts } from '../../../i18n/use-texts.ts';
import { titleExamples } from './title-examples.ts';

/** How to write titles that the site understands, with examples. */
export function TitleGuide() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="title-guide" className="grid gap-4 border-t-4 border-ink pt-6">
      <h3 id="title-guide" className="font-display text-2xl font-bold">
        {t('staffCalendar:guide.title')}
      </h3>
      <p className="max-w-3xl">{t('staffCalendar:guide.text')}</p>
      <dl className="grid bg-white px-4 sm:px-6">
        {titleExamples.map(({ id, title }) => (
          <div
            key={id}
            className="grid gap-x-6 gap-y-1 border-t border-ink/15 py-3 first:border-t-0 md:grid-cols-2"
          >
            <dt className="font-semibold wrap-anywhere">{title}</dt>
            <dd>{t(`staffCalendar:guide.examples.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid max-w-3xl list-disc gap-1 pl-6 marker:text-ember">
        {t('staffCalendar:guide.rules', { returnObjects: true }).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
