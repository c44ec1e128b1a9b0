import { listImageVariants } from '@club/domain/images/image-variants';
import { type ImgHTMLAttributes, useState } from 'react';
import { Picture } from './picture.tsx';

interface PhotoProps {
  /** The stored address of the image. */
  readonly src: string;
  readonly alt: string;
  /** The language of `alt`, if it is not the page's. */
  readonly lang?: string | undefined;
  /** `width` and `height` reserve the space before the image loads. Only their ratio matters. */
  readonly width: number;
  readonly height: number;
  /** The attribute `sizes`. */
  readonly sizes: string;
  /** `first` for the first visible photo: it is fetched before all others. */
  readonly priority: 'first' | 'lazy';
  readonly className?: string;
}

const loadingAttributes: {
  readonly [Priority in PhotoProps['priority']]: ImgHTMLAttributes<HTMLElement>;
} = {
  first: { loading: 'eager', fetchPriority: 'high' },
  lazy: { loading: 'lazy', decoding: 'async' },
};

/**
 * A published image, in AVIF and in the smallest sufficient size. An image without stored sizes is
 * shown unchanged.
 */
export function Photo({ src, alt, sizes, priority, ...attributes }: PhotoProps) {
  const [srcWithFailedVariants, setSrcWithFailedVariants] = useState<string>();
  return (
    <Picture
      {...loadingAttributes[priority]}
      {...attributes}
      variants={srcWithFailedVariants === src ? [] : listImageVariants(src)}
      src={src}
      alt={alt}
      sizes={sizes}
      onError={() => setSrcWithFailedVariants(src)}
    />
  );
}
