import { isDisplayedOrPlanned, resolveDisplay } from '@club/domain/banner-time';
import type { OutputOf } from '@club/domain/endpoints';
import { isImageCollection, isPublicRow } from '@club/domain/content/content-types';
import { editableCollectionSchema } from '@club/domain/history';
import { isOver } from '@club/domain/is-over';
import { documentId } from '@club/domain/validation/fields';
import * as v from 'valibot';
import { findImageConsent, requireNoWithdrawnConsent } from './image-consent.ts';
import { omitTakenDownImages, requireNotTakenDown } from './taken-down-images.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { listHistoryEntries, getHistoryEntry } from '../store/history.ts';
import { isImmutableField, saveRow } from '../store/rows.ts';
import type { Handler } from '../request/handler.ts';

/**
 * `GET /api/history/{collection}/{id}`: lists the saves of a row, newest first.
 *
 * @throws ApiProblem `not-found` for a collection without history or an invalid id
 */
export const listHistory: Handler<'listHistory'> = async ({ collection, id }) => {
  // The id is checked first. Firestore responds to a very long one only after its timeout.
  const isRow = v.is(editableCollectionSchema, collection) && v.is(documentId, id);
  if (!isRow) throw new ApiProblem('not-found');
  return { body: await omitTakenDownImages(await listHistoryEntries(collection, id)) };
};

type Row = OutputOf<'restoreRow'>;

const omitFields = (row: Row, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/**
 * Computes the display fields that a version has at the instant of the save. Its times may have
 * passed by then.
 */
function resolveDisplayFields(version: Row, now: number): object {
  if ('bannerDisplay' in version)
    return resolveDisplay(version, { isSwitchedOn: isDisplayedOrPlanned(version), now });
  if (!('noticeDisplay' in version)) return {};
  return { noticeDisplay: version.noticeDisplay && !isOver(version, now) };
}

/**
 * `POST /api/history/{id}/restore`: restores a row to its state before the save of the history
 * entry `{id}`. Like any save, it checks for a conflict and gets a history entry. The image keeps
 * its current consent, which is not part of a version (docs/decisions/consent.md).
 *
 * @throws ApiProblem `not-found`, `conflict` with the current row, `image-taken-down`, or
 *   `consent-withdrawn`
 */
export const restoreRow: Handler<'restoreRow'> = async ({ id, input, staff }) => {
  const { collection, before: version, unreadable } = await getHistoryEntry(id);
  const computeUpdate = async (storedRow: Row, at: string) => {
    // An immutable field that was invalid is blank in the version. It is not restored.
    const fieldsToRestore = omitFields(version, unreadable?.before.filter(isImmutableField) ?? []);
    const displayFields = resolveDisplayFields(version, Date.parse(at));
    const update = { ...fieldsToRestore, ...displayFields, updatedAt: input.updatedAt };
    if (!isImageCollection(collection)) return update;
    if (!('imageURL' in storedRow && 'imageURL' in version)) return update;
    await requireNotTakenDown(version.imageURL);
    const consentAt = await findImageConsent(collection, storedRow, version.imageURL);
    const isPublic = isPublicRow(collection, version);
    const after = { imageURL: isPublic ? version.imageURL : '', consentAt };
    await requireNoWithdrawnConsent(collection, storedRow, after);
    return { ...update, consentAt };
  };
  return {
    body: await saveRow(collection, version._id, computeUpdate, {
      staff,
      action: 'restore',
    }),
  };
};
