import type { ImageVariant } from '@club/domain/images/image-variants';

/** An image's variants in one format, as the attribute `srcset`. */
export const toSrcSet = (variants: readonly ImageVariant[], kind: 'avif' | 'fallback'): string =>
  variants.map((variant) => `${variant[kind]} ${variant.width}w`).join(', ');
