import type { HistoryEntry } from '@club/domain/history';
import { hasSameImage } from '@club/domain/images/object-path';
import { useContext, useState } from 'react';
import { takeDownImage } from '../../data/staff/staff-calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { ActionMessage } from '../shell/action-message.tsx';
import { useStaffAction } from '../shell/use-staff-action.ts';
import { type ImageSlot, imageSlots } from './image-slots.ts';
import { TakeDownContext } from './image-context.ts';
import { Thumbnail } from './thumbnail.tsx';

interface TakeDownProps {
  readonly slot: ImageSlot;
  readonly imageURL: string;
}

interface TakeDownButtonProps extends TakeDownProps {
  /** The id of an element that tells which image this is, if the page has several buttons. */
  readonly describedBy?: string;
  readonly onTakenDown?: () => void;
}

/** The explanation in the dialog: what happens to the rows and files. */
function TakeDownExplanation({ slot, imageURL }: TakeDownProps) {
  const { t } = useTexts();
  const rowNames = useContext(TakeDownContext).findRowNames(imageURL);
  return (
    <div className="grid gap-3">
      <Thumbnail imageURL={imageURL} />
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('admin:take_down.rows')}</li>
        {rowNames.length > 0 && (
          <li>{t('admin:take_down.used_by', { names: rowNames.join(', ') })}</li>
        )}
        <li>{t(`admin:take_down.hidden.${slot.name}`)}</li>
        <li>
          <strong>{t('admin:take_down.files')}</strong>
        </li>
        <li>{t('admin:take_down.caches')}</li>
        <li>{t('admin:take_down.consent')}</li>
      </ul>
    </div>
  );
}

/**
 * The button that removes an image from the site for good, after a confirmation. Without an image,
 * it shows only the outcome of the last removal.
 */
export function TakeDownButton({ slot, imageURL, describedBy, onTakenDown }: TakeDownButtonProps) {
  const { t } = useTexts();
  const { trackOwnSaves } = useContext(TakeDownContext);
  const { outcome, run } = useStaffAction<{ readonly status: 'done' }>();
  const { ask, element } = useConfirmDialog();
  const confirmAndTakeDown = async () => {
    const isConfirmed = await ask({
      question: t('admin:take_down.question'),
      explanation: <TakeDownExplanation slot={slot} imageURL={imageURL} />,
      confirm: t('admin:take_down.confirm'),
      cancel: t('admin:take_down.cancel'),
    });
    if (!isConfirmed) return;
    await run(async () => {
      await trackOwnSaves(takeDownImage(imageURL).then(({ savedRows }) => savedRows));
      onTakenDown?.();
      return { status: 'done' };
    });
  };
  return (
    <div className="grid justify-items-start gap-2">
      {imageURL !== '' && (
        <Button
          variant="outline"
          disabled={outcome.status === 'running'}
          aria-describedby={describedBy}
          onClick={() => void confirmAndTakeDown()}
        >
          {t('admin:take_down.open')}
        </Button>
      )}
      <ActionMessage
        place="box"
        action="save"
        outcome={outcome}
        running={t('admin:take_down.running')}
        failure={t('admin:take_down.failed')}
        describe={() => ({ text: t(`admin:take_down.done.${slot.name}`) })}
      />
      {element}
    </div>
  );
}

/** The image that a save replaced or hid; the empty string for none. */
const getEarlierImage = ({ before, after }: HistoryEntry): string =>
  'imageURL' in before && 'imageURL' in after && !hasSameImage(before.imageURL, after.imageURL)
    ? before.imageURL
    : '';

interface EarlierPictureProps {
  readonly entry: HistoryEntry;
  readonly describedBy: string;
  readonly onTakenDown: () => void;
}

/** Lets staff remove an earlier image for good. Nobody else sees it, but a restore shows it again. */
export function EarlierPicture({ entry, describedBy, onTakenDown }: EarlierPictureProps) {
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
        describedBy={describedBy}
        onTakenDown={onTakenDown}
      />
    )
  );
}
