import { identity } from '@club/about/identity';
import { type Locale, locales } from '@club/domain/locale';
import type { ProblemCode } from '@club/domain/problem';
import { pageFor } from '../request/plain-form.ts';
import type { FormTexts } from './refusal-texts.ts';

/** One language's part of the page; the first has the page's title. */
function section(
  { path, hash, words }: FormTexts,
  { code, locale, heading }: { code: ProblemCode; locale: Locale; heading: 'h1' | 'h2' },
): string {
  const { title, reasons, back } = words[locale];
  return `<section lang="${locale}">
<${heading}>${title}</${heading}>
<p>${reasons[code] ?? reasons.other}</p>
<p><a href="${pageFor(path, locale)}${hash}">${back}</a></p>
</section>`;
}

const callUs = (locale: Locale) => {
  const words = { fr: 'Téléphone\u00a0:', en: 'Telephone:' };
  return `<p lang="${locale}">${words[locale]} <a href="tel:+1-${identity.phone}">${identity.phone}</a></p>`;
};

/**
 * A refusal for a person whose browser sent the form without script: short, and with a way back.
 *
 * @param texts the form's, from `formTexts`
 * @param locale the reader's language; both languages where the form did not say
 */
export function refusalPage(
  texts: FormTexts,
  code: ProblemCode,
  locale: Locale | undefined,
): string {
  const shown: readonly Locale[] = locale === undefined ? locales : [locale];
  const parts = shown.map((one, index) =>
    section(texts, { code, locale: one, heading: index === 0 ? 'h1' : 'h2' }),
  );
  return `<!doctype html>
<html lang="${shown[0] ?? 'fr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${shown.map((one) => texts.words[one].title).join(' · ')}</title>
<link rel="stylesheet" href="/plain.css">
<main>
${parts.join('\n')}
${callUs(locale ?? 'fr')}
</main>
</html>
`;
}
