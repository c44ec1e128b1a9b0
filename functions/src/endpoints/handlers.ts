import * as calendarHandlers from './calendar-handlers.ts';
import * as dashboardHandlers from './dashboard-handlers.ts';
import * as historyHandlers from './history-handlers.ts';
import * as imageHandlers from './image-handlers.ts';
import * as messageHandlers from './message-handlers.ts';
import * as newsletterHandlers from './newsletter-handlers.ts';
import * as optInHandlers from './opt-in-handlers.ts';
import * as rowLifecycleHandlers from './row-lifecycle-handlers.ts';
import * as rowSaveHandlers from './row-save-handlers.ts';
import * as siteHandlers from './site-handlers.ts';
import type { ApiHandlers } from './handler.ts';
import { listBanners, listCarousels, listNotes, listPrograms } from './public-lists.ts';

/** The handlers of the function `api`. One that is missing does not compile. */
export const handlers: ApiHandlers = {
  listBanners,
  listCarousels,
  listNotes,
  listPrograms,
  ...calendarHandlers,
  ...dashboardHandlers,
  ...historyHandlers,
  ...imageHandlers,
  ...messageHandlers,
  ...newsletterHandlers,
  ...optInHandlers,
  ...rowLifecycleHandlers,
  ...rowSaveHandlers,
  ...siteHandlers,
};
