import type { Labels } from './row-editor-config.ts';
import { findDifferentFields } from './row-draft.ts';
import type { FieldChange } from './field-changes.tsx';

/** Finds the differences between two versions of a row, in labelled fields only. */
export function findChanges<Fields extends object>(
  labels: Labels<Fields>,
  before: object,
  after: object,
): readonly FieldChange[] {
  const names = Object.keys(labels) as (keyof Fields & string)[];
  const pickLabelledFields = (row: object) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(names.map((name) => [name, values.get(name) ?? '']));
  };
  const [from, to] = [pickLabelledFields(before), pickLabelledFields(after)];
  return findDifferentFields(from, to).map((name) => ({
    name: String(name),
    label: labels[name as keyof Fields],
    from: from[name],
    to: to[name],
  }));
}
