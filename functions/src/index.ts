import './service-account.ts';
export { api } from './api.ts';
export {
  recordBannerChange,
  recordCarouselChange,
  recordNoteChange,
  recordProgramChange,
} from './history/functions.ts';
export { keepHero } from './hero/functions.ts';
export { deliverMail, queueIssue, tendMail } from './mail/functions.ts';
export { deleteExpired } from './retention/functions.ts';
export { processCarouselImage } from './uploads/functions.ts';
export { upload } from './upload.ts';
