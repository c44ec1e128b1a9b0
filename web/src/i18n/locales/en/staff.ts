// The namespaces of the dashboard. They share one chunk, so that visitors download only its name.
export { admin } from './admin.ts';
export { staffNewsletter } from './staff-newsletter.ts';
