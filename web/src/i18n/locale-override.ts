import type { Locale } from '@club/domain/locale';
import { createContext } from 'react';

/**
 * The language of a part that differs from the interface's, such as a preview. Undefined elsewhere.
 */
export const LocaleOverride = createContext<Locale | undefined>(undefined);
