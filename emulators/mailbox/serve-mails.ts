import type { RequestListener } from 'node:http';
import { renderMailboxPage } from './page.ts';
import type { ReceivedMail } from './received-mail.ts';

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
