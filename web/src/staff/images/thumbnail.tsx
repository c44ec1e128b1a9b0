/** A row's image in a list. It repeats what the row says in words, so it has no text of its own. */
export function Thumbnail({ imageURL }: { readonly imageURL: string }) {
  if (imageURL === '') return null;
  return <img src={imageURL} alt="" loading="lazy" className="h-14 w-24 max-w-none object-cover" />;
}
