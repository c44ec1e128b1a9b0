import { identity } from '@club/about/identity';
import { problemSchema } from '@club/domain/problem';
import { getAsVisitor, parseJson } from '../../doctor/visitor.ts';
import { type LiveCheck, requireThat } from '../live-check.ts';
import { hasText } from '../read-page.ts';

const unknownPaths = ['/no-such-page', '/en/no-such-page'];
const unknownApiPath = '/api/no-such-endpoint';

export const unknownPageCheck: LiveCheck = {
  title: 'An unknown page',
  run: async (context) => {
    const pages = await Promise.all(
      unknownPaths.map((path) => getAsVisitor(context, context.origin + path)),
    );
    for (const [index, { status, text }] of pages.entries()) {
      const path = unknownPaths[index] ?? '';
      requireThat(status === 404, `${path} responds with ${status}, not 404`);
      requireThat(hasText(text, identity.name.fr), `${path} does not show the club’s own page`);
    }
    const { status, text } = await getAsVisitor(context, context.origin + unknownApiPath);
    requireThat(
      status === 404 && parseJson(problemSchema, text)?.error === 'not-found',
      `${unknownApiPath} responds with ${status}, not the API’s own 404`,
    );
    return 'the club’s own page, with status 404';
  },
};
