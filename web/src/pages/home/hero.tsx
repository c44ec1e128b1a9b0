import { bannerSizes } from '../../content/banner-sizes.ts';
import { siteHeroVariants } from '../../data/hero-variants.ts';
import { Picture } from '../../ui/picture.tsx';

/**
 * The first banner's image, in the prerendered page. The browser fetches it before Firestore
 * responds (docs/decisions/early-content.md). The banner is then rendered over it.
 */
export function Hero() {
  const largestVariant = siteHeroVariants.at(-1);
  if (!largestVariant) return null;
  return (
    <Picture
      variants={siteHeroVariants}
      src={largestVariant.fallback}
      alt=""
      sizes={bannerSizes}
      width={1920}
      height={768}
      fetchPriority="high"
      className="banner-picture"
    />
  );
}
