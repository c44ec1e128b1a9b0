import { newsletter } from '@club/about/en/newsletter';
import { identity } from '@club/about/identity';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acceptedResponse, stubApi, notImplementedResponse } from '../../testing/stub-api.ts';
import { renderSite } from '../../testing/render-site.tsx';

beforeEach(() => page.viewport(768, 900));

/** Renders a page with the newsletter form in its footer, and types into the form. */
async function renderForm(text: string, locale: 'en' | 'fr' = 'en') {
  const screen = await renderSite('/thankyou', locale);
  const form = screen.getByRole('form', { name: /^(?:Newsletter|Infolettre)$/u });
  const field = form.getByRole('textbox');
  if (text !== '') await field.fill(text);
  const submit = form.getByRole('button');
  return { screen, form, field, submit };
}

describe('a parent who subscribes to the newsletter', () => {
  it('reads who writes, how often, what they agree to and how to leave', async () => {
    const { screen } = await renderForm('');
    const footer = screen.getByRole('contentinfo');
    await expect.element(footer.getByText(newsletter.topics)).toBeVisible();
    const consent = footer.getByText(/By subscribing/u);
    await expect.element(consent).toBeVisible();
    await expect.element(consent).toMatchTextContent(`${identity.name.en} newsletter (1, rue`);
    await expect.element(consent).toMatchTextContent(`, ${identity.email})`);
    await expect.element(footer.getByText(/You can unsubscribe at any time\./u)).toBeVisible();
    await expect.element(footer.getByText(/Under 14\? Ask a parent/u)).toBeVisible();
    await expect
      .element(footer.getByRole('link', { name: 'Unsubscribe' }))
      .toHaveAttribute('href', '/unsubscribe');
  });

  it('sees the success message, and the field is cleared', async () => {
    const requests = stubApi(acceptedResponse);
    const { form, field, submit } = await renderForm('  Parent@Example.org ');
    await submit.click();
    await expect.element(form.getByText('Success', { exact: true })).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(requests).toEqual([
      '/api/email/subscribe {"lng":"en","page":"/thankyou","website":"","email":"parent@example.org"}',
    ]);
  });

  it('sees the success message although the body of the 200 response is not the usual one', async () => {
    stubApi({ status: 200, body: { message: 'subscribed' } });
    const { form, submit } = await renderForm('parent@example.org');
    await submit.click();
    await expect.element(form.getByText('Success', { exact: true })).toBeVisible();
  });

  // tests/e2e/newsletter.spec.ts has the failures in French.
  it.each([
    [
      notImplementedResponse,
      'An error occurred while submitting the subscription. Please try again later. The problem is on our side, not in what you wrote.',
    ],
    [
      { status: 429, body: { error: 'too-many-requests' } },
      /Too many requests came in a short time\.$/u,
    ],
    [
      'unreachable',
      'An error occurred. Please try again later. We got no response. Check your internet connection.',
    ],
  ] as const)(
    'reads why the request failed, and the text stays in the field: %j',
    async (response, text) => {
      stubApi(response);
      const { form, field, submit } = await renderForm('parent@example.org');
      await submit.click();
      await expect.element(form.getByRole('alert')).toMatchTextContent(text);
      await expect.element(field).toHaveValue('parent@example.org');
    },
  );

  it('sends one request, however often they submit', async () => {
    const requests = stubApi('stalls');
    const { submit, field } = await renderForm('parent@example.org');
    await submit.click();
    await expect.element(submit).toHaveTextContent('Sending…');
    await submit.click({ force: true });
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('parent@example.org');
    expect(requests).toHaveLength(1);
  });
});

describe('a parent with an invalid address', () => {
  it.each([
    ['', 'Please fill in this field.'],
    ['parent@', 'Please enter an e-mail address, such as name@example.org.'],
  ])('who submits %j reads the error at the field, which gets the focus', async (text, error) => {
    const requests = stubApi(acceptedResponse);
    const { field, submit } = await renderForm(text);
    await submit.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(error);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue(text);
    expect(requests).toEqual([]);
  });

  it.each([
    '\u200bparent@example.org',
    'mailto:parent@example.org',
    'Camille Roy <parent@example.org>,',
    'parent\uff20example.org',
  ])('sees what a program has added taken out of the field: %s', async (text) => {
    const requests = stubApi(acceptedResponse);
    const { field, submit } = await renderForm(text);
    await userEvent.tab();
    await expect.element(field).toHaveValue('parent@example.org');
    await submit.click();
    await expect.poll(() => requests.join()).toContain('"email":"parent@example.org"');
  });

  it('is subscribed with a domain that only looks wrong', async () => {
    const requests = stubApi(acceptedResponse);
    const { form } = await renderForm('parent@gmail.con');
    await expect.element(form.getByText('Did you mean parent@gmail.com?')).toBeVisible();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(form.getByText('Success', { exact: true })).toBeVisible();
    await expect.element(form.getByText(/^Did you mean/u)).not.toBeInTheDocument();
    expect(requests.join()).toContain('"email":"parent@gmail.con"');
  });

  it('reads the error in the other language after the toggle', async () => {
    const { screen, field, submit } = await renderForm('parent', 'fr');
    await submit.click();
    await expect.element(field).toHaveAccessibleDescription(/^Veuillez entrer/u);
    await screen.getByRole('button', { name: 'EN English' }).click();
    await expect.element(field).toHaveAccessibleDescription(/^Please enter an e-mail address/u);
    await expect.element(field).toHaveValue('parent');
  });
});
