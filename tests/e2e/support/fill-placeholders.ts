/** Replaces the `{{placeholders}}` of a text. A placeholder without a value stays. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
