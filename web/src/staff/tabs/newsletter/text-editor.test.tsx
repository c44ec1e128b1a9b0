import { limits } from '@club/domain/limits';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../../../ui/field.tsx';
import { renderStaff } from '../../testing/render-staff.tsx';
import { TextEditor } from './text-editor.tsx';

function EditorWithState({ initialText }: { initialText: string }) {
  const [text, setText] = useState(initialText);
  return (
    <Field label="Text" hasRequirementLabel={false}>
      {(control) => (
        <TextEditor
          control={control}
          lang="en"
          value={text}
          isReadOnly={false}
          origin="https://example.org"
          onChange={setText}
        />
      )}
    </Field>
  );
}

const readText = () => document.querySelector('textarea')?.value;

/** Renders the editor with a text that has room for one more character, and selects all of it. */
async function renderFullEditor() {
  const fullText = 'Water!'.padStart(limits.issueText - 1, '-');
  const screen = await renderStaff(<EditorWithState initialText={fullText} />);
  const area = screen.getByLabelText('Text', { exact: true });
  await area.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  return { screen, area, fullText };
}

it('takes out the characters of other programs that nobody can see', async () => {
  const screen = await renderStaff(<EditorWithState initialText="" />);
  const area = screen.getByLabelText('Text', { exact: true });
  await area.fill('Practice cancelled\u000bSee you Thursday\u0085L\u0092\u00e9quipe \ud83c');
  await expect.element(area).toHaveValue('Practice cancelled\nSee you Thursday\nL’équipe ');
});

it.each(['Heading', 'Subheading', 'Bold', 'List', 'Numbered list', 'Photo here'])(
  'the tool “%s” cuts nothing from a text that has no room for it',
  async (name) => {
    const { screen, area, fullText } = await renderFullEditor();
    await screen.getByRole('button', { name, exact: true }).click();
    await expect.element(area).toHaveFocus();
    expect(readText()).toBe(fullText);
  },
);

it('the tool “Link” says that a link has no room, and keeps what was typed', async () => {
  const { screen, fullText } = await renderFullEditor();
  await userEvent.keyboard('{ArrowRight}');
  await screen.getByRole('button', { name: 'Link' }).click();
  const label = screen.getByLabelText('Link text');
  await label.fill('Sign up');
  await screen.getByLabelText('Address').fill('https://example.org');
  await screen.getByRole('button', { name: 'Insert' }).click();
  await expect.element(label).toHaveValue('Sign up');
  await expect.element(label).toHaveAccessibleDescription(/no room/u);
  expect(readText()).toBe(fullText);
});
