import 'i18next';
import type { Texts } from './namespaces.ts';

declare module 'i18next' {
  // A key without an English text is a compile error. `t` accepts the keys of all namespaces.
  interface CustomTypeOptions {
    defaultNS: readonly ['common', ...(keyof Texts)[]];
    resources: Texts;
  }
}
