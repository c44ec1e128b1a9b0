import { type Banner, bannerSchema } from '@club/domain/banner';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import { sourceOf } from './public-source.ts';

export const parseBanners = (answer: Answer): Banner[] => parseDocuments(bannerSchema, answer);

export const bannerSource = sourceOf('banners', bannerSchema);
