export { api } from './api.ts';
export { keepHero } from './hero/functions.ts';
export { deleteUnconfirmed, deliverMail, queueIssue, tendMail } from './mail/functions.ts';
export { upload } from './upload.ts';
