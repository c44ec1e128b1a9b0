import type { ApiHandlers } from './handler.ts';
import { acceptCalendarLoss } from './accept-calendar-loss.ts';
import { confirmPlaceRequest } from './confirm-place-request.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { createRow } from './create-row.ts';
import { getAudience } from './get-audience.ts';
import { getTeamFeed } from './get-team-feed.ts';
import { getCalendarStatus } from './get-calendar-status.ts';
import { getHealth } from './get-health.ts';
import { getIssue } from './get-issue.ts';
import { getMailQueue } from './get-mail-queue.ts';
import { getStaffCounts } from './get-staff-counts.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listBanners, listCarousels, listNotes, listPrograms } from './public-lists.ts';
import { leaveWaitingList, leaveWaitingListByOneClick } from './leave-waiting-list.ts';
import { listActivity } from './list-activity.ts';
import { listHistory } from './list-history.ts';
import { listIssues } from './list-issues.ts';
import { listMessages, listOlderMessages } from './list-messages.ts';
import { listOrderChanges } from './list-order-changes.ts';
import { listRetiredRows } from './list-retired-rows.ts';
import { notifyWaitingList } from './notify-waiting-list.ts';
import { requestCalendarReading } from './request-calendar-reading.ts';
import { reportClientError } from './report-client-error.ts';
import { requestPlace } from './request-place.ts';
import { resendMail } from './resend-mail.ts';
import { restoreRetiredRow } from './restore-retired-row.ts';
import { restoreRow } from './restore-row.ts';
import { retireRow } from './retire-row.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendIssue } from './send-issue.ts';
import { setIssuePublication } from './set-issue-publication.ts';
import { subscribe } from './subscribe.ts';
import { takeDownImage } from './take-down-image.ts';
import { unsubscribeByLink, unsubscribeByOneClick } from './unsubscribe-by-link.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateBanner } from './update-banner.ts';
import { updateCarouselItem } from './update-carousel-item.ts';
import { updateMessage } from './update-message.ts';
import { updateNote } from './update-note.ts';
import { updateNotice } from './update-notice.ts';
import { updateOrder } from './update-order.ts';
import { updateProgram } from './update-program.ts';

/** The handlers of the function `api`. */
export const handlers: ApiHandlers = {
  acceptCalendarLoss,
  confirmPlaceRequest,
  confirmSubscription,
  createRow,
  getAudience,
  getTeamFeed,
  getCalendarStatus,
  getHealth,
  getIssue,
  getMailQueue,
  getStaffCounts,
  getStaffSession,
  leaveWaitingList,
  leaveWaitingListByOneClick,
  listActivity,
  listBanners,
  listCarousels,
  listHistory,
  listIssues,
  listMessages,
  listNotes,
  listOlderMessages,
  listOrderChanges,
  listPrograms,
  listRetiredRows,
  notifyWaitingList,
  requestCalendarReading,
  reportClientError,
  requestPlace,
  resendMail,
  restoreRetiredRow,
  restoreRow,
  retireRow,
  sendContactMessage,
  sendIssue,
  setIssuePublication,
  subscribe,
  takeDownImage,
  unsubscribe,
  unsubscribeByLink,
  unsubscribeByOneClick,
  updateBanner,
  updateCarouselItem,
  updateMessage,
  updateNote,
  updateNotice,
  updateOrder,
  updateProgram,
};
