import type { FormOf, ImageCollection } from '@club/domain/content/content-types';
import { type ComponentProps, useContext, useState } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Checkbox } from './checkbox.tsx';
import { NoticesBelowControl } from './field-notices.tsx';
import { UploadContext } from './image-context.ts';
import { ImageField } from './image-field.tsx';
import { imageSlots } from './image-slots.ts';

interface ConsentFieldProps {
  readonly value: boolean;
  /** When the saved row's consent was given; null or undefined if the saved row has none. */
  readonly since: string | null | undefined;
  readonly onChange: (consentOnFile: boolean) => void;
}

/** The checkbox for the consent of everyone in the picture, and its date. */
function ConsentField({ value, since, onChange }: ConsentFieldProps) {
  const { t } = useTexts();
  return (
    <div className="border-l-8 border-sun bg-white p-4">
      <Checkbox label={t('admin:consent.label')} checked={value} onChange={onChange}>
        <p>{t('admin:consent.hint')}</p>
        {!value && typeof since === 'string' && (
          <p className="font-semibold">{t('admin:consent.withdrawn')}</p>
        )}
        {value && typeof since === 'string' && (
          <p>
            {t('admin:consent.since')} <span lang="en">{formatAdminDate(since)}</span>
          </p>
        )}
      </Checkbox>
    </div>
  );
}

type Fields = Pick<FormOf<ImageCollection>, 'imageURL' | 'consentOnFile'>;

interface ImageInputsProps extends Pick<
  ComponentProps<typeof ImageField>,
  'id' | 'hiddenImageURL' | 'onUploadStart'
> {
  readonly collection: ImageCollection;
  readonly fields: Fields;
  readonly change: (fields: Partial<Fields>) => void;
  /** When the saved row's consent was given; null or undefined if the saved row has none. */
  readonly consentAt: string | null | undefined;
  /** The values that a new image replaces, besides its address and consent. */
  readonly onUploaded?: (imageFields: Fields) => void;
}

/**
 * The consent in the form. During an upload it is for the image that is being uploaded. It is
 * stored in the row's draft together with that image, because a consent is for one image.
 */
function useConsent({ id, fields, change }: Pick<ImageInputsProps, 'id' | 'fields' | 'change'>) {
  const { resetCount } = useContext(UploadContext);
  // Another row, a save and an undo end the upload.
  const uploadKey = `${id} ${resetCount}`;
  const [coming, setComing] = useState<{ readonly key: string; readonly value: boolean }>();
  const comingConsent = coming?.key === uploadKey ? coming.value : undefined;
  const setComingConsent = (value: boolean) => setComing({ key: uploadKey, value });
  return {
    isForComingImage: comingConsent !== undefined,
    value: comingConsent ?? fields.consentOnFile,
    set: (consentOnFile: boolean) =>
      comingConsent === undefined ? change({ consentOnFile }) : setComingConsent(consentOnFile),
    clear: () => setComingConsent(false),
    stop: () => setComing(undefined),
  };
}

/** A row's image, and the consent of the people in it. */
export function ImageInputs(props: ImageInputsProps) {
  const { collection, fields, change, consentAt, onUploaded = change, ...imageProps } = props;
  const consent = useConsent(props);
  const { t } = useTexts();
  const slot = imageSlots[collection];
  return (
    <>
      <ImageField
        {...imageProps}
        imageURL={fields.imageURL}
        slot={slot}
        wrongKindText={t(`admin:${slot.name}.wrong_kind`)}
        doneText={t(`admin:${slot.name}.uploaded`)}
        onUploadStart={() => {
          consent.clear();
          imageProps.onUploadStart?.();
        }}
        onUploadStop={consent.stop}
        onUploaded={(imageURL) => {
          onUploaded({ imageURL, consentOnFile: consent.isForComingImage && consent.value });
          consent.stop();
        }}
      />
      <NoticesBelowControl name="imageURL" />
      <ConsentField
        value={consent.value}
        // The date is of the consent to the saved image.
        since={consent.isForComingImage ? undefined : consentAt}
        onChange={consent.set}
      />
      <NoticesBelowControl name="consentOnFile" />
    </>
  );
}
