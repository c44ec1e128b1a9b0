import { useRef, useState } from 'react';

/** A picture's text alternative in both languages. */
export interface PictureDescription {
  readonly alt: string;
  readonly alt_fr: string;
}

interface ReplacedDescription {
  readonly id: string | undefined;
  readonly description: PictureDescription;
}

const noDescription: PictureDescription = { alt: '', alt_fr: '' };

/** Returns the description of a new picture: only the text typed during its upload. */
export function toNewDescription(
  current: PictureDescription,
  earlier: PictureDescription,
): PictureDescription {
  return {
    alt: current.alt === earlier.alt ? '' : current.alt,
    alt_fr: current.alt_fr === earlier.alt_fr ? '' : current.alt_fr,
  };
}

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
      const { alt, alt_fr } = descriptionAtStart.current;
      setReplacedDescription({ id, description: { alt, alt_fr } });
      return toNewDescription(fields ?? noDescription, descriptionAtStart.current);
    },
    /** The replaced picture's description; undefined if it had none. */
    earlierDescription:
      replacedDescription !== undefined &&
      replacedDescription.id === id &&
      (replacedDescription.description.alt !== '' || replacedDescription.description.alt_fr !== '')
        ? replacedDescription.description
        : undefined,
  };
}
