import 'i18next';
import type { Namespace, Texts } from './namespaces.ts';

declare module 'i18next' {
  // A key without an English text is a compile error. `t` accepts the keys of all namespaces.
  interface CustomTypeOptions {
    defaultNS: readonly ['common', ...Namespace[]];
    resources: Texts;
  }
}
