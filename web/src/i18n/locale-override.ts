import type { Locale } from '@club/domain/locale';
import { createContext } from 'react';

/**
 * The language of a part of the page that is not in the interface's language, such as a preview.
 * Undefined elsewhere.
 */
export const LocaleOverride = createContext<Locale | undefined>(undefined);
