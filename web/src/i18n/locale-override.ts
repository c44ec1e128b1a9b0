import type { Locale } from '@club/domain/locale';
import { createContext } from 'react';

/**
 * The language of a part of the page, such as a preview, if the interface has another language.
 * Undefined elsewhere.
 */
export const LocaleOverride = createContext<Locale | undefined>(undefined);
