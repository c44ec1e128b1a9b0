import { identity } from '@club/about/identity';
import { type Locale, locales } from '@club/domain/locale';
import type { ProblemCode } from '@club/domain/problem';
import { getPagePath } from '../request/form-without-script.ts';
import type { FormErrorTexts } from './form-error-texts.ts';

/** Makes the section of the page in one language. The first section has the main heading. */
function makeSection(
  { path, hash, languageTexts }: FormErrorTexts,
  { code, locale, heading }: { code: ProblemCode; locale: Locale; heading: 'h1' | 'h2' },
): string {
  const { title, reasons, back } = languageTexts[locale];
  return `<section lang="${locale}">
<${heading}>${title}</${heading}>
<p>${reasons[code] ?? reasons.other}</p>
<p><a href="${getPagePath(path, locale)}${hash}">${back}</a></p>
</section>`;
}

const makePhoneLine = (locale: Locale) => {
  const phoneLabels = { fr: 'Téléphone\u00a0:', en: 'Phone:' };
  return `<p lang="${locale}">${phoneLabels[locale]} <a href="tel:+1-${identity.phone}">${identity.phone}</a></p>`;
};

/**
 * Makes the error page for a form without script. It links back to the form.
 *
 * @param texts the form's entry in `formErrorTexts`
 * @param locale the form's language; without it the page has both languages
 */
export function makeFormErrorPage(
  texts: FormErrorTexts,
  code: ProblemCode,
  locale: Locale | undefined,
): string {
  const pageLocales: readonly Locale[] = locale === undefined ? locales : [locale];
  const parts = pageLocales.map((pageLocale, index) =>
    makeSection(texts, { code, locale: pageLocale, heading: index === 0 ? 'h1' : 'h2' }),
  );
  return `<!doctype html>
<html lang="${pageLocales[0] ?? 'fr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${pageLocales.map((pageLocale) => texts.languageTexts[pageLocale].title).join(' · ')}</title>
<link rel="stylesheet" href="/plain.css">
<main>
${parts.join('\n')}
${makePhoneLine(locale ?? 'fr')}
</main>
</html>
`;
}
