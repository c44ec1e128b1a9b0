import { useRef, useState } from 'react';

/** What a picture shows, in words, in both languages. */
export interface PictureDescription {
  readonly alt: string;
  readonly alt_fr: string;
}

interface EarlierDescription {
  readonly id: string | undefined;
  readonly description: PictureDescription;
}

const none: PictureDescription = { alt: '', alt_fr: '' };

/** The description of a new picture: only the text typed during its upload. */
export function toNewDescription(
  now: PictureDescription,
  earlier: PictureDescription,
): PictureDescription {
  return {
    alt: now.alt === earlier.alt ? '' : now.alt,
    alt_fr: now.alt_fr === earlier.alt_fr ? '' : now.alt_fr,
  };
}

/** Clears the description of a replaced picture, and offers it for the new one. */
export function useReplacement(id: string | undefined, fields: PictureDescription | undefined) {
  const atBegin = useRef<PictureDescription>(none);
  const [earlierDescription, setEarlierDescription] = useState<EarlierDescription>();
  return {
    /** Call it when an upload begins. */
    begin: () => {
      atBegin.current = fields ?? none;
    },
    /** Call it after the upload; returns the form's new descriptions. */
    descriptions: (): PictureDescription => {
      const { alt, alt_fr } = atBegin.current;
      setEarlierDescription({ id, description: { alt, alt_fr } });
      return toNewDescription(fields ?? none, atBegin.current);
    },
    /** The replaced picture's description; undefined if it had none. */
    earlier:
      earlierDescription !== undefined &&
      earlierDescription.id === id &&
      (earlierDescription.description.alt !== '' || earlierDescription.description.alt_fr !== '')
        ? earlierDescription.description
        : undefined,
  };
}
