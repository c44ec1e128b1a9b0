import type { CarouselItem } from '@club/domain/content/carousel-item';
import type { FormOf } from '@club/domain/content/content-types';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldsProps } from '../../editor/row-editor-config.ts';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { ImageInputs } from '../../fields/image-inputs.tsx';
import { TextInput } from '../../fields/text-input.tsx';

/** The texts and the link that belong to one picture. */
type PictureDetails = Pick<CarouselItem, 'alt' | 'alt_fr' | 'caption' | 'caption_fr' | 'link'>;

const detailNames = ['alt', 'alt_fr', 'caption', 'caption_fr', 'link'] as const;

const makeDetails = (makeText: (name: keyof PictureDetails) => string) =>
  Object.fromEntries(detailNames.map((name) => [name, makeText(name)])) as PictureDetails;

const noDetails = makeDetails(() => '');

/** Returns the details of a new picture: only what was typed during its upload. */
export const toNewDetails = (current: PictureDetails, earlier: PictureDetails): PictureDetails =>
  makeDetails((name) => (current[name] === earlier[name] ? '' : current[name]));

/** Whether a picture has no text and no link. */
const hasNoDetails = (details: PictureDetails): boolean =>
  detailNames.every((name) => details[name].trim() === '');

/**
 * Clears the texts and the link of a replaced picture, and offers them for the new one. A first
 * picture keeps what was typed before it.
 *
 * @param hasPicture whether the row has a picture, shown or hidden
 */
export function useReplacedDetails(
  id: string,
  fields: PictureDetails,
  { hasPicture }: { readonly hasPicture: boolean },
) {
  const detailsAtStart = useRef(noDetails);
  // With the row whose picture was replaced.
  const [replaced, setReplaced] = useState({ id, details: noDetails });
  return {
    /** Call it when an upload begins. */
    rememberCurrent: () => {
      detailsAtStart.current = makeDetails((name) => fields[name]);
    },
    /**
     * Call it after an upload. It keeps the replaced picture's details, for a button that restores
     * them, and returns the new picture's details; undefined if they do not change.
     */
    replaceDetails: (): PictureDetails | undefined => {
      if (!hasPicture) return undefined;
      const { current: details } = detailsAtStart;
      setReplaced({ id, details });
      return toNewDetails(fields, details);
    },
    /** The replaced picture's details; undefined if none was replaced, or if it had none. */
    earlierDetails:
      replaced.id === id && !hasNoDetails(replaced.details) ? replaced.details : undefined,
  };
}

export type CarouselFields = FormOf<'carousels'>;

interface PictureDescriptionsProps {
  readonly fields: CarouselFields;
  readonly change: (details: Partial<CarouselFields>) => void;
  /** The previous picture's descriptions, captions and link, which may fit this picture too. */
  readonly earlierDetails: PictureDetails | undefined;
}

/**
 * The picture's descriptions, for people who cannot see it. After a replacement, it offers to
 * restore the previous picture's descriptions, captions and link.
 */
function PictureDescriptions({ fields, change, earlierDetails }: PictureDescriptionsProps) {
  const { t } = useTexts();
  return (
    <div className="grid gap-2">
      <ContentInputs collection="carousels" names={['alt']} fields={fields} change={change} />
      <p className="text-sm">{t('admin:carousel.alt_hint')}</p>
      {earlierDetails && hasNoDetails(fields) && (
        <div
          role="status"
          className="grid justify-items-start gap-2 border-l-8 border-sun bg-white p-4"
        >
          <p className="font-semibold">{t('admin:carousel.describe_new')}</p>
          <Button variant="outline" onClick={() => change(earlierDetails)}>
            {t('admin:carousel.describe_as_before')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface CarouselFormProps extends FieldsProps<CarouselItem, CarouselFields> {
  /** The address of the picture that staff have hidden; undefined if there is none. */
  readonly hiddenImageURL: string | undefined;
}

/** The fields of the CAROUSEL tab (specification, section 5). */
export function CarouselForm(props: CarouselFormProps) {
  const { id, fields, change, savedRow, hiddenImageURL } = props;
  const { t } = useTexts();
  const form = { collection: 'carousels', fields, change } as const;
  const replacedDetails = useReplacedDetails(id, fields, {
    hasPicture: fields.imageURL !== '' || (hiddenImageURL ?? '') !== '',
  });
  return (
    <>
      <div className="max-w-32">
        <TextInput
          name="num"
          label={t('admin:list.number')}
          type="number"
          value={String(fields.num)}
          isReadOnly
        />
      </div>
      <ImageInputs
        {...form}
        id={id}
        consentAt={savedRow?.consentAt}
        hiddenImageURL={fields.imageURL === '' ? hiddenImageURL : undefined}
        onUploadStart={replacedDetails.rememberCurrent}
        onUploaded={(image) => {
          const newDetails = replacedDetails.replaceDetails();
          change({ ...image, ...newDetails });
        }}
      />
      <PictureDescriptions
        fields={fields}
        change={change}
        earlierDetails={replacedDetails.earlierDetails}
      />
      <div className="grid gap-4">
        <ContentInputs {...form} names={['caption']} />
        <div className="grid gap-1">
          <ContentInputs {...form} names={['link']} />
          <p className="text-sm">{t('admin:carousel.link_hint')}</p>
        </div>
      </div>
    </>
  );
}
