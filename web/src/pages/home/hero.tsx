import { bannerSizes } from '../../content/banner-sizes.ts';
import { siteHeroSizes } from '../../data/hero-sizes.ts';
import { toSrcSet } from '../../ui/src-set.ts';

/**
 * The first banner's image, in the prerendered page: the browser fetches it before Firestore has said
 * which banner that is (docs/decisions/013). The banner itself is then rendered over it.
 */
export function Hero() {
  const widest = siteHeroSizes.at(-1);
  if (!widest) return null;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={toSrcSet(siteHeroSizes, 'avif')} sizes={bannerSizes} />
      <img
        src={widest.own}
        srcSet={toSrcSet(siteHeroSizes, 'own')}
        sizes={bannerSizes}
        alt=""
        width={1920}
        height={768}
        fetchPriority="high"
        className="absolute inset-x-0 top-0 h-96 w-full object-cover"
      />
    </picture>
  );
}
