import { menuAcceptance } from '../../web/src/app/layout/menu.acceptance.ts';
import { languageAcceptance } from '../../web/src/app/layout/language-toggle.acceptance.ts';
import { newsletterAcceptance } from '../../web/src/app/layout/newsletter.acceptance.ts';
import { carouselAcceptance } from '../../web/src/ui/carousel/carousel.acceptance.ts';
import { scrollingTextAcceptance } from '../../web/src/ui/scrolling-text.acceptance.ts';
import { eventBannerAcceptance } from '../../web/src/pages/home/event-banner.acceptance.ts';
import { finderAcceptance } from '../../web/src/pages/program/finder.acceptance.ts';
import { waitingListAcceptance } from '../../web/src/pages/program/waiting-list/waiting-list-form.acceptance.ts';
import { contactAcceptance } from '../../web/src/pages/contact/contact-form.acceptance.ts';
import { mapAcceptance } from '../../web/src/pages/contact/places-map.acceptance.ts';
import { coachesAcceptance } from '../../web/src/pages/club/coach-portrait.acceptance.ts';
import { agendaAcceptance } from '../../web/src/agenda/agenda.acceptance.ts';
import { addToCalendarAcceptance } from '../../web/src/agenda/entry-links.acceptance.ts';
import { embedsAcceptance } from '../../web/src/pages/embeds-on-click.acceptance.ts';
import { tabsAcceptance } from '../../web/src/ui/tabs.acceptance.ts';
import { dialogsAcceptance } from '../../web/src/ui/use-confirm-dialog.acceptance.ts';
import type { Acceptance } from '../../web/src/ui/acceptance.ts';

/** All acceptance criteria, in the order of the report. */
export const acceptances: readonly Acceptance[] = [
  menuAcceptance,
  languageAcceptance,
  newsletterAcceptance,
  carouselAcceptance,
  scrollingTextAcceptance,
  eventBannerAcceptance,
  finderAcceptance,
  waitingListAcceptance,
  contactAcceptance,
  mapAcceptance,
  coachesAcceptance,
  agendaAcceptance,
  addToCalendarAcceptance,
  embedsAcceptance,
  tabsAcceptance,
  dialogsAcceptance,
];
