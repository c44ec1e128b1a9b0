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

/** What stays of a description once its picture was replaced: what was typed while the new one went up. */
export function toNewDescription(
  now: PictureDescription,
  earlier: PictureDescription,
): PictureDescription {
  return {
    alt: now.alt === earlier.alt ? '' : now.alt,
    alt_fr: now.alt_fr === earlier.alt_fr ? '' : now.alt_fr,
  };
}

/** Empties the description when another picture has gone up, and remembers it for those who want it back. */
export function useReplacement(id: string | undefined, fields: PictureDescription | undefined) {
  const atBegin = useRef<PictureDescription>(none);
  const [earlierDescription, setEarlierDescription] = useState<EarlierDescription>();
  return {
    /** To be called when an image begins to go up. */
    begin: () => {
      atBegin.current = fields ?? none;
    },
    /** To be called when it is up: gives the descriptions of the form from now on. */
    descriptions: (): PictureDescription => {
      const { alt, alt_fr } = atBegin.current;
      setEarlierDescription({ id, description: { alt, alt_fr } });
      return toNewDescription(fields ?? none, atBegin.current);
    },
    /** The description of the picture that was replaced; undefined where there was none. */
    earlier:
      earlierDescription !== undefined &&
      earlierDescription.id === id &&
      (earlierDescription.description.alt !== '' || earlierDescription.description.alt_fr !== '')
        ? earlierDescription.description
        : undefined,
  };
}
