import type { userEvent } from 'storybook/test';

/** Sets a field's text at once by pasting. Type key by key only in stories about single keys. */
export const fill = async (user: Pick<typeof userEvent, 'click' | 'paste'>, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

interface Labelled {
  getByLabelText: (label: RegExp, options: { selector: string }) => HTMLElement;
}

/** Fills in several fields of a form, each found by the start of its label. */
export const fillIn = async (
  user: Parameters<typeof fill>[0],
  form: Labelled,
  texts: Readonly<Record<string, string>>,
) => {
  for (const [label, text] of Object.entries(texts))
    await fill(user, form.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }), text);
};
