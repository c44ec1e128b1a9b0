import {
  type EditableCollection,
  editableCollections,
  getContentType,
  type ImageCollection,
  isImageCollection,
  isPublicRow,
  type RowOf,
} from '@club/domain/content/content-types';
import type { BannerUpdate } from '@club/domain/content/banner';
import type { NoticeUpdate } from '@club/domain/content/notice';
import { getUpdateName, type UpdateName } from '@club/domain/endpoints/content-endpoints';
import { endsBeforeStart, resolveDisplay, type ShowTimes } from '@club/domain/banner-time';
import { findImageConsent, requireNoWithdrawnConsent } from './image-consent.ts';
import { resetImageTexts, resolveConsent } from './image-fields.ts';
import { requireNotTakenDown } from './taken-down-images.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { checkNotice } from '../store/notices.ts';
import { saveRow } from '../store/rows.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { requireOwnImage } from '../uploads/require-own-image.ts';
import type { ApiHandlers } from '../request/handler.ts';

/** The part of a banner's save that decides when the site shows the banner. */
interface TimedUpdate {
  readonly showFrom?: string | null | undefined;
  readonly showUntil?: string | null | undefined;
  /** Whether staff want the banner on the site. */
  readonly bannerDisplay: boolean;
}

/**
 * Adds the times to a banner's save, and computes `bannerDisplay` and `displayPlanned` from them. A
 * banner whose time is still to come stays hidden and planned.
 *
 * @param before the stored times, which stay if the save has none
 * @param at the save's instant in ISO 8601
 * @throws ApiProblem `invalid-body` if the banner would end before it begins
 */
function resolveBannerTimes<Update extends TimedUpdate>(
  before: ShowTimes,
  update: Update,
  at: string,
) {
  const { showFrom = before.showFrom, showUntil = before.showUntil } = update;
  const times = { showFrom, showUntil };
  if (endsBeforeStart(times)) throw new ApiProblem('invalid-body', { fields: ['showUntil'] });
  const displayState = resolveDisplay(times, {
    isSwitchedOn: update.bannerDisplay,
    now: Date.parse(at),
  });
  return { ...update, ...times, ...displayState };
}

/** The special step of a type's save: it checks or completes what staff sent. */
const saveSteps = {
  banners: (before: RowOf<'banners'>, input: BannerUpdate, at: string) =>
    resolveBannerTimes(before, input, at),
  notices: (_before: object, input: NoticeUpdate, at: string) => {
    checkNotice(input, at);
    return input;
  },
};

interface Input {
  readonly [field: string]: unknown;
  readonly updatedAt?: string | undefined;
}
interface ImageInput extends Input {
  readonly imageURL: string;
  readonly consentOnFile?: boolean;
}
type SaveStep = (before: object, input: Input, at: string) => Input;
type RowWithImage = RowOf<ImageCollection>;

/**
 * Makes the handler that saves a row and returns it (specification, section 7). It refuses an image
 * outside the project's bucket, and a displayed image whose consent was withdrawn.
 *
 * @throws ApiProblem `invalid-body`, `image-taken-down`, `consent-withdrawn`, or a problem of
 *   `saveRow`; `not-found` for another id than that of the only row
 */
function makeSaveHandler(collection: EditableCollection) {
  const { onlyId } = getContentType(collection);
  const steps: Partial<Record<EditableCollection, unknown>> = saveSteps;
  const step = (steps[collection] ?? ((_before, input) => input)) as SaveStep;
  const computeUpdate = async (before: object, input: Input, at: string): Promise<Input> => {
    if (!isImageCollection(collection)) return step(before, input, at);
    const row = before as RowWithImage;
    const { imageURL } = input as ImageInput;
    const knownConsent = await findImageConsent(collection, row, imageURL);
    const changes = resetImageTexts(collection, row, step(before, input, at) as ImageInput);
    const update = resolveConsent(knownConsent, changes, at);
    const after = { imageURL, consentAt: update.consentAt };
    if (isPublicRow(collection, input)) await requireNoWithdrawnConsent(collection, row, after);
    return update;
  };
  return async ({ id, input, staff }: { id: string; input: Input; staff: Staff }) => {
    if (onlyId !== undefined && id !== onlyId) throw new ApiProblem('not-found');
    if (isImageCollection(collection)) {
      const { imageURL } = input as ImageInput;
      requireOwnImage(collection, imageURL);
      await requireNotTakenDown(imageURL);
    }
    const origin = { staff, action: 'save' } as const;
    const save = (before: object, at: string) => computeUpdate(before, input, at);
    return { body: await saveRow(collection, id, save, origin) };
  };
}

type SaveHandlers = Pick<ApiHandlers, UpdateName<EditableCollection>>;

/** The handlers of the saves. The compiler cannot relate their types to the names by itself. */
export const saveHandlers = Object.fromEntries(
  editableCollections.map((name) => [getUpdateName(name), makeSaveHandler(name)]),
) as unknown as SaveHandlers;
