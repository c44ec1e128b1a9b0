import * as calendarHandlers from './calendar-handlers.ts';
import * as dashboardHandlers from './dashboard-handlers.ts';
import * as historyHandlers from './history-handlers.ts';
import * as imageHandlers from './image-handlers.ts';
import * as messageHandlers from './message-handlers.ts';
import * as newsletterHandlers from './newsletter-handlers.ts';
import * as optInHandlers from './opt-in-handlers.ts';
import * as rowLifecycleHandlers from './row-lifecycle-handlers.ts';
import { saveHandlers } from './row-save-handlers.ts';
import * as siteHandlers from './site-handlers.ts';
import type { ApiHandlers } from './handler.ts';
import { listHandlers } from './public-lists.ts';

/** The handlers of the function `api`. One that is missing does not compile. */
export const handlers: ApiHandlers = {
  ...listHandlers,
  ...calendarHandlers,
  ...dashboardHandlers,
  ...historyHandlers,
  ...imageHandlers,
  ...messageHandlers,
  ...newsletterHandlers,
  ...optInHandlers,
  ...rowLifecycleHandlers,
  ...saveHandlers,
  ...siteHandlers,
};
