import { demo } from '../../environments/demo.ts';
import {
  type FirstRows,
  prepareFirstContent,
} from '../../environments/first-content/prepare-first-content.ts';
import { clubContent } from '../../environments/first-content/sources.ts';

const preparation = prepareFirstContent(clubContent, demo);

/** The site's content before any edit, by collection. */
export const demoContent: FirstRows = preparation.rows;

/** The pictures of that content. */
export const demoPictures = preparation.pictures;
