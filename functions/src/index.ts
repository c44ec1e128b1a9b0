import './service-account.ts';
export { api } from './api.ts';
export {
  recordBannerChange,
  recordCarouselChange,
  recordNoteChange,
  recordProgramChange,
} from './history/functions.ts';
export { keepHero } from './hero/functions.ts';
export { queueIssue } from './newsletter/functions.ts';
export { deleteExpired } from './retention/functions.ts';
export { deliverMail, tendMail } from './send-mail/functions.ts';
export { processCarouselImage } from './uploads/functions.ts';
export { upload } from './upload.ts';
