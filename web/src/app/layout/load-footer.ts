import { importWithTexts } from '../../i18n/load-texts.ts';

/** Loads the end of every page and its texts, after the page itself. */
export const loadFooter = () => importWithTexts(import('./footer.tsx'), 'footer', 'forms');
