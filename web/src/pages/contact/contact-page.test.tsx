import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stubContactEndpoint } from '../../testing/stub-contact-endpoint.ts';
import { renderSite } from '../../testing/render-site.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  sessionStorage.clear();
});

async function showForm(locale: 'en' | 'fr' = 'en', query = '') {
  const screen = await renderSite(`/contact${query}`, locale);
  const form = screen.getByRole('form', { name: locale === 'en' ? 'Write to us' : 'Écrivez-nous' });
  await expect.element(form).toBeVisible();
  const getField = (name: string | RegExp) => form.getByRole('textbox', { name });
  return { screen, form, getField, sendButton: form.getByRole('button') };
}

describe('a visitor of the contact page', () => {
  it('gets a form that the browser can post without JavaScript, with its fixed fields', async () => {
    const { form } = await showForm();
    await expect.element(form).toHaveAttribute('action', '/api/contact');
    await expect.element(form).toHaveAttribute('method', 'post');
    const element = form.element();
    if (!(element instanceof HTMLFormElement)) throw new Error('no form');
    expect(Object.fromEntries(new FormData(element))).toEqual({
      full_name: '',
      phone: '',
      email: '',
      messages: '',
      _next: 'http://127.0.0.1:5000/thankyou',
      _captcha: 'false',
      _subject: 'New Message from Contact Us Page',
      lng: 'en',
    });
    expect(element.querySelectorAll('[required]')).toHaveLength(0);
    expect(element.querySelector('[name=email]')).toHaveAttribute('type', 'email');
  });

  it('finds the subject of the link chosen, and the draft below it', async () => {
    const first = await showForm('fr');
    await first.getField('Votre message').fill('Sur la page du club.');
    await first.screen.unmount();
    const { form, getField } = await showForm('fr', '?subject=photo');
    await expect
      .element(getField('Votre message'))
      .toHaveValue('Une photo à retirer\nSur la page du club.');
    await expect.element(form.getByLabelText('Sujet')).toHaveValue('photo');
  });

  it('sees the name of each field, and lets the browser fill in their own data', async () => {
    const { form } = await showForm();
    for (const [label, autocomplete] of [
      ['Full name', 'name'],
      ['Phone', 'tel'],
      ['E-mail', 'email'],
      ['Your message', null],
    ] as const) {
      const visibleLabel = form.getByText(new RegExp(`^${label}`, 'u')).first();
      await expect.element(visibleLabel).toBeVisible();
      const field = form.getByLabelText(new RegExp(`^${label}`, 'u')).element();
      expect(field.getAttribute('autocomplete')).toBe(autocomplete);
    }
  });
});

describe('a visitor who writes to the club', () => {
  it('reads at each field what is missing', async () => {
    const sentMessages = stubContactEndpoint('accepts');
    const { getField, sendButton } = await showForm();
    await sendButton.click();
    const address = getField(/^E-mail/u);
    await expect.element(address).toHaveFocus();
    await expect
      .element(address)
      .toHaveAccessibleDescription(/Please leave an e-mail address or a phone number/u);
    await expect
      .element(getField('Your message'))
      .toHaveAccessibleDescription('Please write a message.');
    await expect.element(address).toHaveAttribute('aria-invalid', 'true');
    expect(sentMessages).toEqual([]);
  });

  it('reads at each field that it is too long, and sends nothing', async () => {
    const sentMessages = stubContactEndpoint('accepts');
    const { getField, sendButton } = await showForm();
    await getField(/^E-mail/u).fill('parent@example.org');
    // A script or an extension of the browser may exceed `maxlength`.
    for (const name of ['Full name', 'Your message']) {
      Object.assign(getField(name).element(), { value: 'x'.repeat(5001) });
    }
    await sendButton.click();
    for (const name of ['Full name', 'Your message']) {
      await expect.element(getField(name)).toHaveAccessibleDescription(/^Too long/u);
    }
    await expect.element(getField('Full name')).toHaveFocus();
    expect(sentMessages).toEqual([]);
  });

  it.each([
    ['en', 'phone', /^Phone/u, /not readable/u],
    ['fr', 'full_name', /^Nom/u, /^Trop long/u],
    ['fr', 'email', /^Courriel/u, /Vérifiez les accents/u],
    ['en', 'messages', /message$/u, /^Too long/u],
  ] as const)(
    'reads in %s at the field %s that the server refuses it',
    async (locale, field, label, error) => {
      stubContactEndpoint({ invalidFields: [field] });
      const { form, sendButton } = await showForm(locale);
      await form.getByRole('textbox', { name: /^(?:E-mail|Courriel)/u }).fill('a@example.org');
      await form.getByRole('textbox', { name: /message$/u }).fill('Bonjour');
      await sendButton.click();
      const control = form.getByRole('textbox', { name: label });
      await expect.element(control).toHaveAccessibleDescription(error);
      await expect.element(control).toHaveFocus();
      await control.fill('other@example.org');
      await expect.element(control).not.toHaveAttribute('aria-invalid');
    },
  );

  it('sends a text without what other programs add and nobody can see', async () => {
    const sentMessages = stubContactEndpoint('accepts');
    const { getField, sendButton } = await showForm();
    await getField('Full name').fill('Camille\u2028Roy');
    await getField('Phone (optional)').fill(
      '\u202a514-555-0100\u202c or \u202a514-555-0101\u202c ext. 12',
    );
    await getField('Your message').fill('L\u0092équipe\u000bU15 \ud83c');
    await sendButton.click();
    await expect
      .poll(() => Object.fromEntries(sentMessages[0] ?? []))
      .toMatchObject({
        full_name: 'Camille Roy',
        phone: '\u202a514-555-0100\u202c or \u202a514-555-0101\u202c ext. 12',
        messages: 'L’équipe\nU15 ',
      });
  });

  it('sees each error disappear once its field is correct', async () => {
    const { getField, sendButton } = await showForm();
    await sendButton.click();
    await expect.element(getField(/^E-mail/u)).toHaveAttribute('aria-invalid', 'true');
    await getField('Your message').fill('Hello');
    await expect.element(getField('Your message')).not.toHaveAttribute('aria-invalid');
    await expect.element(getField(/^E-mail/u)).toHaveAttribute('aria-invalid', 'true');
    // A telephone number is enough for a reply.
    await getField('Phone (optional)').fill('514-555-0100');
    await expect.element(getField(/^E-mail/u)).not.toHaveAttribute('aria-invalid');
    // No new error appears before the next submission.
    await getField('Your message').fill('');
    await expect.element(getField('Your message')).not.toHaveAttribute('aria-invalid');
  });

  it('can give a telephone number and no e-mail address, and sees no form after sending', async () => {
    const sentMessages = stubContactEndpoint('accepts');
    const { screen, getField, sendButton } = await showForm();
    await getField('Phone (optional)').fill('514-555-0100');
    await getField('Your message').fill('Is there a place in U15?');
    await sendButton.click();
    await expect.element(screen.getByRole('form', { name: 'Write to us' })).not.toBeInTheDocument();
    expect(Object.fromEntries(sentMessages[0] ?? [])).toMatchObject({
      phone: '514-555-0100',
      messages: 'Is there a place in U15?',
      _subject: 'New Message from Contact Us Page',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('chooses a subject and a team, which become the first line of the message', async () => {
    const sentMessages = stubContactEndpoint('accepts');
    const { form, getField, sendButton } = await showForm();
    await getField('Your message').fill('Camille has a cold.');
    await form.getByLabelText('Subject').selectOptions('A team');
    await form.getByLabelText('Which team?').selectOptions('U15');
    await expect.element(getField('Your message')).toHaveValue('A team, U15\nCamille has a cold.');
    await form.getByLabelText('Subject').selectOptions('An absence');
    await getField(/^E-mail/u).fill('parent@example.org');
    await sendButton.click();
    await expect
      .poll(() => Object.fromEntries(sentMessages[0] ?? []))
      .toMatchObject({ messages: 'An absence, U15\nCamille has a cold.' });
  });
});
