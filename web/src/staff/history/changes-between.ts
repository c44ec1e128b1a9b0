import type { Labels } from '../rows/row-list.ts';
import { differingFields } from '../rows/row-draft.ts';
import type { Change } from './changes.tsx';

/** What differs between two versions of a row in the fields that have a name here. */
export function changesBetween<Fields extends object>(
  labels: Labels<Fields>,
  before: object,
  after: object,
): readonly Change[] {
  const names = Object.keys(labels) as (keyof Fields & string)[];
  const part = (row: object) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(names.map((name) => [name, values.get(name) ?? '']));
  };
  const [from, to] = [part(before), part(after)];
  return differingFields(from, to).map((name) => ({
    name: String(name),
    label: labels[name as keyof Fields],
    from: from[name],
    to: to[name],
  }));
}
