import type { CarouselItem } from '@club/domain/content/carousel-item';
import { useRef, useState } from 'react';

/** The texts and the link that belong to one picture. */
export type PictureDetails = Pick<
  CarouselItem,
  'alt' | 'alt_fr' | 'caption' | 'caption_fr' | 'link'
>;

interface ReplacedDetails {
  /** The row whose picture was replaced. */
  readonly id: string;
  readonly details: PictureDetails;
}

const noDetails: PictureDetails = {
  alt: '',
  alt_fr: '',
  caption: '',
  caption_fr: '',
  link: '',
};

/** Returns the details of a new picture: only what was typed during its upload. */
export function toNewDetails(current: PictureDetails, earlier: PictureDetails): PictureDetails {
  const clearIfUnchanged = (name: keyof PictureDetails) =>
    current[name] === earlier[name] ? '' : current[name];
  return {
    alt: clearIfUnchanged('alt'),
    alt_fr: clearIfUnchanged('alt_fr'),
    caption: clearIfUnchanged('caption'),
    caption_fr: clearIfUnchanged('caption_fr'),
    link: clearIfUnchanged('link'),
  };
}

/** Whether a picture has no text and no link. */
export const hasNoDetails = (details: PictureDetails): boolean =>
  Object.keys(noDetails).every((name) => details[name as keyof PictureDetails].trim() === '');

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
  const detailsAtStart = useRef<PictureDetails>(noDetails);
  const [replacedDetails, setReplacedDetails] = useState<ReplacedDetails>();
  return {
    /** Call it when an upload begins. */
    rememberCurrent: () => {
      detailsAtStart.current = fields;
    },
    /**
     * Call it after the upload. Stores the earlier details, and returns the new picture's; undefined
     * if they stay as they are.
     */
    makeNewDetails: (): PictureDetails | undefined => {
      if (!hasPicture) return undefined;
      const { alt, alt_fr, caption, caption_fr, link } = detailsAtStart.current;
      const details = { alt, alt_fr, caption, caption_fr, link };
      setReplacedDetails({ id, details });
      return toNewDetails(fields, detailsAtStart.current);
    },
    /** The replaced picture's details; undefined if none was replaced, or if it had none. */
    earlierDetails:
      replacedDetails !== undefined &&
      replacedDetails.id === id &&
      !hasNoDetails(replacedDetails.details)
        ? replacedDetails.details
        : undefined,
  };
}
