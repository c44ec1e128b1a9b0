import 'i18next';
import type { Namespace, Texts } from './namespaces.ts';

declare module 'i18next' {
  // A key that no English text has is a compile error. `t` takes the keys of all namespaces.
  interface CustomTypeOptions {
    defaultNS: readonly ['common', ...Namespace[]];
    resources: Texts;
  }
}
