import './service-account.ts';
export { api } from './api.ts';
export { readCalendarOnRequest, readCalendarOnSchedule } from './calendar/triggers.ts';
export {
  recordBannerChange,
  recordCarouselChange,
  recordNoteChange,
  recordProgramChange,
} from './history/triggers.ts';
export { moveSwitches } from './display-times/triggers.ts';
export { keepHero } from './hero/triggers.ts';
export { queueIssue } from './newsletter/triggers.ts';
export { deleteExpired } from './retention/triggers.ts';
export { deliverMail, tendMail } from './send-mail/triggers.ts';
export { sendStatus } from './status/triggers.ts';
export * from './uploads/triggers.ts';
export { upload } from './upload.ts';
