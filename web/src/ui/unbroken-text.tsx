/** A price with the words up to the next comma, as in 'and $400 on November 15' and '1 250 $ pour la saison :'. */
const price = String.raw`(?:\p{L}{1,3}\s)?(?:\$\d[\d,]*|\d[\d\s]*\s\$)(?:(?!\s(?:et|and)\s)[^,;:.\n]){0,20}(?=[\s,;:.]|$)[,;:.]?`;
/** The numbers of a date or time with the words around them, as in 'les 5 et 6 décembre,' and 'from 7:30 p.m.'. */
const date = String.raw`(?:\p{L}+(?:day,|di|che)\s)?(?:\p{L}{1,4}\s){0,2}(?:\p{Lu}\p{L}+\s)?\d[\d:]*\p{L}*(?:\s(?:\p{L}{1,3}\s){0,2}\d+\p{L}*)*(?:[ \xa0](?!(?:to|the|and|et|in|on|a[ut]|à|de|du)\s)\p{L}+)?(?:,?\s\d{4})?\S*`;
/** A word with hyphens, and a preposition before a name, as in 'à Sainte-Catherine' and 'in Pierrefonds'. */
const name = String.raw`(?:(?:à|in)\s(?=\p{Lu}))?[\p{L}’]+(?:-[\p{L}’]+)+\S*|(?:à|in)\s\p{Lu}\S+`;
const pattern = new RegExp(
  String.raw`((?<![\p{L}\d’])(?:${price}|${date}|${name})(?:\xa0[:;!?»])?)`,
  'u',
);

/**
 * A text whose dates, prices and names with hyphens stay on one line, unless one is wider than its
 * line.
 */
export const UnbrokenText = ({ children }: { readonly children: string }) =>
  children.split(pattern).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
