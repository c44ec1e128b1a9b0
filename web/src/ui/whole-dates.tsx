/**
 * A date, time or price in a text: its numbers, the words that belong to them, and the punctuation
 * after it, as in 'les 5 et 6 décembre,', 'Saturday, November 28', '19 h 30' and '1 250 $'.
 */
const datePattern =
  /((?<![\p{L}\d])(?:\p{L}+(?:day,|di|che)\s)?(?:(?:\p{Lu}\p{L}+|\p{L}{1,3})\s)?\$?\d[\d:]*\p{L}*(?:\s(?:\p{L}{1,3}\s)?\d+\p{L}*)*(?:[ \xa0](?:\p{L}+|\$))?(?:,?\s\d{4})?\S*(?:\xa0[:;!?»])?)/u;

/** A text whose dates stay on one line, unless a date is wider than its line. */
export const WholeDates = ({ children }: { readonly children: string }) =>
  children.split(datePattern).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
