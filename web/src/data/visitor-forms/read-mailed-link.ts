/** What a mailed link asks for, and the token that allows it. An empty token means that it is cut. */
interface MailedLink {
  /** The token's name in a link to a program's page, such as `confirm-place` (`optIns`). */
  readonly tokenName: string | undefined;
  readonly token: string;
}

/** Decodes the ASCII characters that a mail program has encoded, once or several times. */
const decode = (text: string): string =>
  text.replaceAll(/%(?:25)*([2-7][\da-f])/giu, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

/** A token of the length that our mails have, whatever stands around it. */
const completeToken = /[\da-f]{40}\.[\da-z]+\.[\da-f]{32}/u;

const findToken = (text: string): string => {
  const code = text.slice(text.lastIndexOf('#') + 1);
  return (completeToken.exec(text) ?? /[\da-z]+\.[\da-z]+\.[\da-z]+/u.exec(code))?.[0] ?? '';
};

/**
 * Finds the token in what was copied from a mail: the code, the whole link, or the link as another
 * company's filter has rewritten it. Spaces and line breaks are ignored, also those of a mail's
 * source, and all letters are lowercase in the result.
 */
export const findMailedCode = (text: string): string =>
  findToken(decode(text.replaceAll(/=\r?\n|\s/gu, '')).toLowerCase());

/**
 * Reads a mailed link. Filters of mail programs encode or replace its `#`, cut off what follows,
 * append a tracker or the sentence's full stop, or change it to capitals.
 */
export function readMailedLink({ search, hash }: { search: string; hash: string }): MailedLink {
  const address = decode(search + hash).toLowerCase();
  const hasToken = address.includes('#') || completeToken.test(address);
  // The query has the name again for a link whose end is cut.
  const tokenName = /#([a-z-]+)=/u.exec(address)?.[1] ?? /\blink=([a-z-]+)/u.exec(address)?.[1];
  return { tokenName, token: hasToken ? findToken(address) : '' };
}
