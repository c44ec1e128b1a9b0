export { api } from './api.ts';
export { deleteUnconfirmed, deliverMail, queueIssue, tendMail } from './mail/functions.ts';
