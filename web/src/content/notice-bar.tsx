import type { Notice } from '@club/domain/content/notice';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Container } from '../ui/container.tsx';

/** The urgent notice as visitors see it, in a bar at the top of the page. */
export function NoticeBar({ notice }: { notice: Pick<Notice, 'notice' | 'notice_fr'> }) {
  const { locale } = useTexts();
  const { text, lang } = readLocalizedText(notice, 'notice', locale);
  return (
    <div className="border-b-4 border-ink bg-sun text-ink">
      <Container className="flex items-center gap-3 py-2.5">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center bg-ink font-display text-2xl leading-none font-extrabold text-sun"
        >
          !
        </span>
        <p lang={lang} className="leading-snug font-bold wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </Container>
    </div>
  );
}
