// The namespaces of the dashboard. They share one chunk per language, so that the visitors' code
// needs only one import.
export { admin } from './admin.ts';
export { staffCalendar } from './staff-calendar.ts';
export { staffGuide } from './staff-guide.ts';
export { staffLog } from './staff-log.ts';
export { staffMails } from './staff-mails.ts';
export { staffMessages } from './staff-messages.ts';
export { staffNewsletter } from './staff-newsletter.ts';
export { staffRows } from './staff-rows.ts';
export { staffTime } from './staff-time.ts';
export { staffTonight } from './staff-tonight.ts';
export { staffWaitingList } from './staff-waiting-list.ts';
