import { Photo } from '../../ui/photo.tsx';

/** A row's image in a list. It repeats what the row says in words, so it has no text of its own. */
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
