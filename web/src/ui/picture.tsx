import type { ImageSize } from '@club/domain/images/image-sizes';
import type { ImgHTMLAttributes } from 'react';
import { toSrcSet } from './src-set.ts';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** The sizes that the image is stored in, or none. */
  readonly variants: readonly ImageSize[];
  readonly src: string;
  readonly alt: string;
  /** The image's width for each width of the window: the attribute `sizes`. */
  readonly sizes: string;
}

/** An image of which the browser picks the size, in AVIF where it can show that. */
export function Picture({ variants, src, alt, sizes, ...attributes }: PictureProps) {
  const hasVariants = variants.length > 0;
  return (
    <picture className="contents">
      {hasVariants && (
        <source type="image/avif" srcSet={toSrcSet(variants, 'avif')} sizes={sizes} />
      )}
      {/* `src` comes last: a browser starts to fetch when it is set. */}
      <img
        {...attributes}
        alt={alt}
        {...(hasVariants && { sizes, srcSet: toSrcSet(variants, 'own') })}
        src={src}
      />
    </picture>
  );
}
