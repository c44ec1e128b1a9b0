import { imageSizes } from '@club/domain/images/image-sizes';
import { type ImgHTMLAttributes, useState } from 'react';
import { Picture } from './picture.tsx';

interface PhotoProps {
  /** The address as stored: of the image itself. */
  readonly src: string;
  readonly alt: string;
  /** Of `alt`, where it is not the page's. */
  readonly lang?: string | undefined;
  /** The size in pixels, or any of the same ratio: it reserves the space. */
  readonly width: number;
  readonly height: number;
  /** Its width by the width of the window: the attribute `sizes`. */
  readonly sizes: string;
  /** `first` for what a visitor sees first: fetched at once and before all else. */
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
 * A published image, in AVIF and in the smallest size that is wide enough. One without sizes, or
 * whose sizes are not there, is shown as it was stored.
 */
export function Photo({ src, alt, sizes, priority, ...attributes }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Picture
      {...loadingAttributes[priority]}
      {...attributes}
      variants={failedSrc === src ? [] : imageSizes(src)}
      src={src}
      alt={alt}
      sizes={sizes}
      onError={() => setFailedSrc(src)}
    />
  );
}
