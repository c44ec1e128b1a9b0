import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** The rules that all pages comply with. Each exception has its reason. */
const rules: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // HTML ignores the case of doctypes and attributes, and Prettier and React change it.
    'doctype-style': 'off',
    'attr-case': 'off',
    // React writes `<br/>` and `hidden=""`, which mean the same as other ways to write them.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The HTML names only scripts and styles of the site itself, and these need no hash.
    'require-sri': 'off',
    // A number without a line break would overflow a narrow screen with large text.
    'tel-non-breaking': 'off',
  },
};

/** The rules for a page that scripts have changed. A browser serializes it in its own style. */
const liveRules: ConfigData = {
  root: true,
  extends: [...(rules.extends ?? []), 'html-validate:browser'],
  rules: {
    ...rules.rules,
    // Leaflet's map, its buttons and its markers have roles on elements of its choice.
    'prefer-native-element': 'off',
  },
};

const validators = {
  prerendered: new HtmlValidate(new StaticConfigLoader(rules)),
  live: new HtmlValidate(new StaticConfigLoader(liveRules)),
};

/** Lists the faults of a page's HTML, as it was built or as scripts have changed it. */
export async function findMarkupFaults(
  html: string,
  state: keyof typeof validators,
): Promise<string[]> {
  const { results } = await validators[state].validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`,
    );
}
