import { banners } from '@club/about/first-content/banners';
import { events } from '@club/about/first-content/events';
import { notes } from '@club/about/first-content/notes';
import { programs } from '@club/about/first-content/programs';
import type { Banner } from '@club/domain/content/banner';
import type { CarouselItem } from '@club/domain/content/carousel-item';
import type { Note } from '@club/domain/content/note';
import type { Program } from '@club/domain/content/program';
import { storedImageAddress } from './image-address.ts';
import { findDemoImage } from './images.ts';

interface FirstContent {
  readonly id: string;
}

/** Makes the stored row of an image, with its number and address. */
const toImageRow = <Content extends FirstContent>({ id, ...content }: Content, index: number) => ({
  _id: id,
  num: index + 1,
  imageURL: storedImageAddress(findDemoImage(id).objectPath),
  ...content,
});

/** The site's content before any edit, by collection. */
export const demoContent: {
  readonly programs: readonly Program[];
  readonly banners: readonly Banner[];
  readonly carousels: readonly CarouselItem[];
  readonly notes: readonly Note[];
} = {
  programs: programs.map((program) => ({ _id: program.id, ...program })),
  banners: banners.map(toImageRow),
  carousels: events.map(toImageRow),
  notes: notes.map(({ id, ...note }) => ({ _id: id, ...note })),
};
