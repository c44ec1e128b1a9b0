import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';

it.each([
  ['en', 'Thank you for your message', /we’ll reply/u],
  ['fr', 'Merci pour votre message', /nous vous répondrons/u],
] as const)(
  'in %s, thanks a parent for the message and promises a reply',
  async (locale, title, replyText) => {
    const screen = await renderSite('/thankyou', locale);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(screen.getByText(replyText)).toBeVisible();
  },
);
