import type { HistoryEntry } from '@club/domain/history';
import { hasSameImage } from '@club/domain/images/object-path';
import { useId, useState } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { type ImageSlot, imageSlots } from '../fields/image-slots.ts';
import { TakeDownButton } from '../fields/take-down-button.tsx';
import { type FieldChange, FieldChanges } from './field-changes.tsx';
import { useStaffName } from '../shell/dashboard-context.ts';

type Texts = ReturnType<typeof useTexts>;

/** The image that a save replaced or hid; the empty string for none. */
const getEarlierImage = ({ before, after }: HistoryEntry): string =>
  'imageURL' in before && 'imageURL' in after && !hasSameImage(before.imageURL, after.imageURL)
    ? before.imageURL
    : '';

interface EarlierImageProps {
  readonly entry: HistoryEntry;
  readonly dateId: string;
  readonly onTakenDown: () => void;
}

/** Lets staff remove an earlier image for good. Nobody else sees it, but a restore shows it again. */
function EarlierImage({ entry, dateId, onTakenDown }: EarlierImageProps) {
  const slots: { readonly [collection: string]: ImageSlot } = imageSlots;
  const slot = slots[entry.collection];
  const imageURL = getEarlierImage(entry);
  // The outcome stays after the removal, when the entry no longer has the image.
  const [hadImage] = useState(imageURL !== '');
  return (
    slot &&
    hadImage && (
      <TakeDownButton
        slot={slot}
        imageURL={imageURL}
        describedBy={dateId}
        onTakenDown={onTakenDown}
      />
    )
  );
}

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  readonly changes: readonly FieldChange[];
  /** The labels of the fields that could not be read, joined with commas. */
  readonly unreadableFieldLabels: string;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onTakenDown: () => void;
}

/** Names the author of a save. A change made directly in the database may have no known author. */
function describeAuthor(
  { isDirect, isAutomatic, by }: HistoryEntry,
  { t, name }: { readonly t: Texts['t']; readonly name: string },
): string {
  if (isAutomatic) return t('staffTime:automatic');
  if (!isDirect) {
    return t('admin:history.saved', { who: name || t('admin:history.former') });
  }
  return by.email === '' ? t('admin:history.direct') : t('admin:history.direct_by', { who: name });
}

/** One save of a row: date, author, the button that restores the version before, and changes. */
export function HistoryItem(props: HistoryItemProps) {
  const { entry, changes, unreadableFieldLabels, isBusy, onRestore, onTakenDown } = props;
  const { t } = useTexts();
  const getStaffName = useStaffName();
  const dateId = useId();
  return (
    <li className="grid gap-3 py-5 not-first:border-t-2 not-first:border-ink/15">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h4 id={dateId} lang="en" className="font-display text-lg leading-tight font-bold">
            <time dateTime={entry.at}>{formatAdminDate(entry.at)}</time>
          </h4>
          <p className="text-sm wrap-anywhere">
            {describeAuthor(entry, { t, name: getStaffName(entry.by.email) })}
          </p>
        </div>
        {changes.length > 0 && (
          <RowButton
            canWrap
            disabled={isBusy}
            // The date is always in English, so it is not part of the button's name.
            aria-describedby={dateId}
            onClick={onRestore}
          >
            {t('admin:history.restore')}
          </RowButton>
        )}
      </div>
      {unreadableFieldLabels !== '' && (
        <p className="text-sm">
          {t('admin:unreadable.history', { fields: unreadableFieldLabels })}
        </p>
      )}
      <FieldChanges
        changes={changes}
        fromLabel={t('admin:history.before')}
        toLabel={t('admin:history.after')}
      />
      <EarlierImage entry={entry} dateId={dateId} onTakenDown={onTakenDown} />
    </li>
  );
}
