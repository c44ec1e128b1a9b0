import type { HistoryEntry } from '@club/domain/history';
import { findConsent, type RowImageVersion } from '@club/domain/content/image-consent';
import * as v from 'valibot';
import type { Row } from '../row/row-draft.ts';
import type { RowEditorConfig } from '../row/row-editor-config.ts';

const hasImageFields = (row: object): row is RowImageVersion =>
  'imageURL' in row && 'consentAt' in row;

/**
 * Returns the fields that a row had before a save. The consent is the current consent of the
 * image, as on the server (decision 014).
 *
 * @param row the current row
 * @param entries the saves of the row, newest first
 * @returns undefined for a version that cannot be read
 */
export function toRestoredFields<R extends Row, Fields extends object>(
  { schema, toFields }: Pick<RowEditorConfig<R, Fields>, 'schema' | 'toFields'>,
  row: R,
  { before }: HistoryEntry,
  entries: readonly HistoryEntry[],
): Fields | undefined {
  const versions = entries.toReversed().flatMap((entry) => [entry.before, entry.after]);
  const imageVersions = [...versions, row].flatMap((version: object) =>
    hasImageFields(version) ? [version] : [],
  );
  const consent = hasImageFields(before) && {
    consentAt: findConsent(before.imageURL, imageVersions),
  };
  const result = v.safeParse(schema, { ...before, ...consent });
  return result.success ? toFields(result.output) : undefined;
}
