import { type Ref, useId } from 'react';
import { identity } from '@club/about/identity';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { GuideSheetId } from './guide-pages.ts';
import './guide-sheet.css';

interface GuideSheetProps {
  readonly id: GuideSheetId;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** A sheet of the guide, to print. */
export function GuideSheet({ id, headingRef, onClose }: GuideSheetProps) {
  const { t, locale } = useTexts();
  const titleId = useId();
  const { title, intro, sections } = t(`staffGuide:sheets.${id}`, {
    returnObjects: true,
    site: location.origin,
    check: 'check:production',
    email: identity.email,
    club: identity.name[locale],
  });
  return (
    <article
      aria-labelledby={titleId}
      data-guide-sheet
      className="grid max-w-3xl gap-6 bg-white p-5 sm:p-8"
    >
      <h3
        id={titleId}
        ref={headingRef}
        tabIndex={-1}
        className="font-display text-heading leading-tight font-extrabold"
      >
        {title}
      </h3>
      <p className="text-lead">{intro}</p>
      {sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h4 className="font-display text-lead font-bold">{heading}</h4>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="flex flex-wrap gap-4 print:hidden">
        <Button onClick={() => window.print()}>{t('staffGuide:print')}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('staffGuide:back')}
        </Button>
      </div>
    </article>
  );
}
