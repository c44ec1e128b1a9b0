import { findWrongHeaders } from '../../deploy/check-headers.ts';
import { findAsset } from '../../requirements/pages.ts';
import { getAsVisitor } from '../../doctor/visitor.ts';
import { type LiveCheck, requireThat } from '../live-check.ts';

export const headersCheck: LiveCheck = {
  title: 'Security and caching',
  run: async (context) => {
    const home = await getAsVisitor(context, `${context.origin}/`);
    const asset = findAsset(home.text);
    requireThat(asset !== undefined, 'the home page names no file of the build');
    for (const path of ['/', '/en', '/admin', '/sw.js', asset]) {
      const { status, headers } = await getAsVisitor(context, context.origin + path);
      requireThat(status === 200, `${path} responds with ${status}`);
      const wrongNames = findWrongHeaders(context.headerRules, path, headers).map(([name]) => name);
      requireThat(
        wrongNames.length === 0,
        `${path} has other headers than its settings: ${wrongNames.join(', ')}`,
      );
    }
    return 'all headers as the settings render them; files of the build are cached for a year';
  },
};
