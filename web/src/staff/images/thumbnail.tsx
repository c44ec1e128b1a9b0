import { Photo } from '../../ui/photo.tsx';

/** A row's image in a list. Its `alt` is empty, because the row already has a text. */
export function Thumbnail({ imageURL }: { readonly imageURL: string }) {
  if (imageURL === '') return null;
  return (
    <Photo
      src={imageURL}
      alt=""
      width={96}
      height={56}
      sizes="6rem"
      priority="lazy"
      className="h-14 w-24 max-w-none object-cover"
    />
  );
}
