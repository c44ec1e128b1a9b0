import type { RequestListener } from 'node:http';
import { escapeHtml } from '@club/domain/escape-html';
import type { ReceivedMail } from './received-mail.ts';

/** Makes the HTML of a text: it is escaped, and its addresses are links. */
const textToHtml = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/gu, '<a href="$&" target="_blank">$&</a>');

function renderMail({ at, from, to, subject, text, headers }: ReceivedMail): string {
  const shownHeaders = ['reply-to', 'list-unsubscribe', 'list-unsubscribe-post'];
  const headerLines = shownHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  const sender = `${from.name} <${from.address}>`;
  const headerHtml = [`${sender} → ${to.join(', ')}`, at, ...headerLines]
    .map(escapeHtml)
    .join('<br>');
  return `<article><h2>${escapeHtml(subject)}</h2><p>${headerHtml}</p><pre>${textToHtml(text)}</pre></article>`;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #14213d; background: #f6f3ec }
  article { background: #fff; padding: 1rem 1.5rem; margin: 1rem 0; border-left: 6px solid #14213d }
  h2 { margin: 0 } p { color: #475067; font-size: .85rem; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }`;

/** The local mailbox as a page: every received mail, latest first. */
function renderMailboxPage(mails: readonly ReceivedMail[]): string {
  const mailsHtml =
    mails.map(renderMail).join('') || '<p>No mail yet. Reload once something was sent.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mailbox</title><style>${style}</style><h1>Local mailbox</h1><p>What the site sends here goes no further, and is gone when it stops.</p>${mailsHtml}</html>`;
}

/** Serves `/` as a page for people, and `/mails?to=address` as JSON for tests. */
export function serveMails(mails: readonly ReceivedMail[]): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://mailbox');
    const to = url.searchParams.get('to');
    const matchingMails = to === null ? mails : mails.filter((mail) => mail.to.includes(to));
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET') response.writeHead(405).end();
    else if (url.pathname === '/mails') {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(matchingMails));
    } else if (url.pathname === '/') {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(renderMailboxPage(matchingMails));
    } else response.writeHead(404).end();
  };
}
