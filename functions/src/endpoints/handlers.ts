import type { Handlers } from '../http/handler.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listBanners } from './list-banners.ts';
import { listCarousels } from './list-carousels.ts';
import { listHistory } from './list-history.ts';
import { listNotes } from './list-notes.ts';
import { listPrograms } from './list-programs.ts';
import { restoreRow } from './restore-row.ts';
import { updateBanner } from './update-banner.ts';
import { updateCarouselItem } from './update-carousel-item.ts';
import { updateNote } from './update-note.ts';
import { updateProgram } from './update-program.ts';

/**
 * Who answers what. An endpoint of the table that is not here answers 501; the upload has a function
 * of its own (src/upload.ts).
 */
export const handlers: Handlers = {
  getStaffSession,
  listBanners,
  listCarousels,
  listHistory,
  listNotes,
  listPrograms,
  restoreRow,
  updateBanner,
  updateCarouselItem,
  updateNote,
  updateProgram,
};
