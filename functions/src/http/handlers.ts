import * as calendarHandlers from '../calendar/handlers.ts';
import * as messageHandlers from '../messages/handlers.ts';
import * as historyHandlers from '../content/history-handlers.ts';
import * as lifecycleHandlers from '../content/lifecycle-handlers.ts';
import { listHandlers } from '../content/list-handlers.ts';
import { saveHandlers } from '../content/save-handlers.ts';
import * as newsletterHandlers from '../newsletter/handlers.ts';
import * as optInHandlers from '../opt-in/handlers.ts';
import type { ApiHandlers } from '../request/handler.ts';
import * as mailHandlers from '../mail-kinds/handlers.ts';
import * as imageHandlers from '../uploads/handlers.ts';
import * as siteHandlers from './site-handlers.ts';

/** The handlers of the function `api`. One that is missing does not compile. */
export const handlers: ApiHandlers = {
  ...listHandlers,
  ...lifecycleHandlers,
  ...saveHandlers,
  ...historyHandlers,
  ...calendarHandlers,
  ...messageHandlers,
  ...imageHandlers,
  ...mailHandlers,
  ...newsletterHandlers,
  ...optInHandlers,
  ...siteHandlers,
};
