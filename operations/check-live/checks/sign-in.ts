import { endpoints } from '@club/domain/endpoints';
import { paths } from '@club/domain/paths';
import { problemSchema } from '@club/domain/problem';
import { getAsVisitor, parseJson } from '../../doctor/visitor.ts';
import { type LiveCheck, requireThat } from '../live-check.ts';
import { readPages } from '../read-page.ts';

const { path: sessionPath } = endpoints.getStaffSession;

export const signInCheck: LiveCheck = {
  title: 'Sign-in of staff',
  run: async (context) => {
    const [session, popup] = await Promise.all([
      getAsVisitor(context, context.origin + sessionPath),
      getAsVisitor(context, context.signInPage),
      readPages(context, paths.admin),
    ]);
    requireThat(
      popup.status === 200,
      `the popup’s page ${context.signInPage} responds with ${popup.status}`,
    );
    requireThat(
      session.status === 401 && parseJson(problemSchema, session.text)?.error === 'unauthenticated',
      `${sessionPath} responds to a stranger with ${session.status}, not with 401 “unauthenticated”`,
    );
    return 'the page in both languages, and the popup; a stranger is refused';
  },
};
