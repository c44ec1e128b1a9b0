import { useTexts } from '../../i18n/use-texts.ts';
import { Photo } from '../../ui/photo.tsx';
import { useStaffImage } from './use-staff-image.ts';

/** A row's image in a list. Its `alt` is empty, because the row already has a text. */
export function Thumbnail({ imageURL }: { readonly imageURL: string }) {
  const { t } = useTexts();
  const { src, hasFailed } = useStaffImage(imageURL, 480);
  if (imageURL === '') return null;
  if (hasFailed) return <p className="w-24 text-sm">{t('admin:image.missing')}</p>;
  if (src === undefined) return <div className="h-14 w-24" />;
  return (
    <Photo
      src={src}
      alt=""
      width={96}
      height={56}
      sizes="6rem"
      priority="lazy"
      className="h-14 w-24 max-w-none object-cover"
    />
  );
}
