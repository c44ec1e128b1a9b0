import { identity } from '@club/about/identity';
import { locales } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { type LiveCheck, requireThat } from '../live-check.ts';
import { hasText, readLists, readPages, toLocalePath } from '../read-page.ts';

export const homeCheck: LiveCheck = {
  title: 'Home',
  run: async (context) => {
    const pages = await readPages(context, paths.home);
    for (const [index, locale] of locales.entries()) {
      requireThat(
        hasText(pages[index] ?? '', identity.motto[locale]),
        `${toLocalePath(paths.home, locale)} lacks the club’s motto`,
      );
    }
    const lists = await readLists(context, pages[0] ?? '', ['banners', 'carousels', 'notices']);
    return `title and text in both languages; ${lists.join(', ')}`;
  },
};
