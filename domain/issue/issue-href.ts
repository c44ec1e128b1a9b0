import { paths } from '../paths.ts';

/** The address of a published issue of the newsletter. */
export const makeIssueHref = (id: string): string => `${paths.newsletterIssues}?issue=${id}`;
