import 'i18next';
import type { Texts } from './texts.ts';

declare module 'i18next' {
  // A key that no English text has is a compile error.
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: Texts };
  }
}
