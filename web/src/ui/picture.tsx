import type { ImageVariant } from '@club/domain/images/image-variants';
import type { ImgHTMLAttributes } from 'react';
import { toSrcSet } from './src-set.ts';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** The stored sizes of the image, if any. */
  readonly variants: readonly ImageVariant[];
  readonly src: string;
  readonly alt: string;
  /** The attribute `sizes`. */
  readonly sizes: string;
}

/** An image in the size that the browser picks, in AVIF if supported. */
export function Picture({ variants, src, alt, sizes, ...attributes }: PictureProps) {
  const hasVariants = variants.length > 0;
  return (
    <picture className="contents">
      {hasVariants && (
        <source type="image/avif" srcSet={toSrcSet(variants, 'avif')} sizes={sizes} />
      )}
      {/* `src` comes last, because setting it starts the request. */}
      <img
        {...attributes}
        alt={alt}
        {...(hasVariants && { sizes, srcSet: toSrcSet(variants, 'fallback') })}
        src={src}
      />
    </picture>
  );
}
