import type { Locale } from '@club/domain/locale';
import { createContext } from 'react';

/**
 * A language given from above to a part of the page, such as a preview in the language that the
 * interface is not in. Undefined everywhere else: there the site's own language holds.
 */
export const SpokenLocale = createContext<Locale | undefined>(undefined);
