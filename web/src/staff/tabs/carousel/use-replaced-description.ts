import type { CarouselItem } from '@club/domain/content/carousel-item';
import { useRef, useState } from 'react';

/** The texts and the link that belong to one picture. */
export type PictureDescription = Pick<
  CarouselItem,
  'alt' | 'alt_fr' | 'caption' | 'caption_fr' | 'link'
>;

interface ReplacedDescription {
  readonly id: string | undefined;
  readonly description: PictureDescription;
}

const noDescription: PictureDescription = {
  alt: '',
  alt_fr: '',
  caption: '',
  caption_fr: '',
  link: '',
};

/** Returns the description of a new picture: only the text typed during its upload. */
export function toNewDescription(
  current: PictureDescription,
  earlier: PictureDescription,
): PictureDescription {
  const clearIfUnchanged = (name: keyof PictureDescription) =>
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
export const isEmptyDescription = (description: PictureDescription): boolean =>
  Object.keys(noDescription).every(
    (name) => description[name as keyof PictureDescription].trim() === '',
  );

/** Clears the description of a replaced picture, and offers it for the new one. */
export function useReplacedDescription(
  id: string | undefined,
  fields: PictureDescription | undefined,
) {
  const descriptionAtStart = useRef<PictureDescription>(noDescription);
  const [replacedDescription, setReplacedDescription] = useState<ReplacedDescription>();
  return {
    /** Call it when an upload begins. */
    rememberCurrent: () => {
      descriptionAtStart.current = fields ?? noDescription;
    },
    /** Call it after the upload; returns the new picture's description. */
    replace: (): PictureDescription => {
      const { alt, alt_fr, caption, caption_fr, link } = descriptionAtStart.current;
      const description = { alt, alt_fr, caption, caption_fr, link };
      setReplacedDescription({ id, description });
      return toNewDescription(fields ?? noDescription, descriptionAtStart.current);
    },
    /** The replaced picture's description; undefined if none was replaced or described. */
    earlierDescription:
      replacedDescription !== undefined &&
      replacedDescription.id === id &&
      !isEmptyDescription(replacedDescription.description)
        ? replacedDescription.description
        : undefined,
  };
}
