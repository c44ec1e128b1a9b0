import { buildSettings } from '../build-settings.ts';
import type { VisitorReason } from './visitor-reason.ts';

/** The fields that a visitor fills in (specification, section 3). */
export const contactFields = ['full_name', 'phone', 'email', 'messages'] as const;
export type ContactValues = Readonly<Record<(typeof contactFields)[number], string>>;

const serviceAddress = buildSettings.contactForm;

/** Where the form is sent: to the external form service of the settings, or to our own endpoint. */
export const contactAction = serviceAddress || '/api/contact';

/**
 * Whether the form uses an external service. The browser then posts the form itself, because a
 * script could not read the response of another origin.
 */
export const isContactFormExternal = serviceAddress !== '';

/**
 * The fixed fields, which an external form service reads (specification, section 3). `_next` is the
 * page that the service opens after the message. The build sets it, so no link can change it.
 */
export const contactFixedFields = {
  _next: `${buildSettings.siteOrigin}/thankyou`,
  _captcha: 'false',
  _subject: 'New Message from Contact Us Page',
} as const;

/**
 * Sends a message to our own endpoint in the format of the plain form, and requests a JSON
 * response.
 *
 * @returns `sent`, or why it was refused
 * @throws TypeError or DOMException if no response arrived
 */
export async function sendContactMessage(
  values: ContactValues,
  locale: string,
): Promise<'sent' | { readonly reason: VisitorReason }> {
  const response = await fetch(contactAction, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...contactFixedFields, ...values, lng: locale }),
    // Longer than the server's own limit, so that its response arrives first.
    signal: AbortSignal.timeout(12_000),
  });
  if (response.ok) return 'sent';
  const [{ toVisitorReason }, problem] = await Promise.all([
    import('./visitor-reason.ts'),
    response.json().catch(() => undefined) as Promise<{ error?: unknown } | undefined>,
  ]);
  return { reason: toVisitorReason(problem?.error) };
}
