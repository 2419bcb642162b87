import { Formik } from 'formik';
import { expect, screen, waitFor } from 'storybook/test';
import { emptyAuth } from '#src/screens/auth/auth/authValues.ts';
import { ConsentWords } from '#src/screens/auth/auth/ConsentWords.tsx';
import { CheckboxField } from '#src/ui/inputs/CheckboxField.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ConsentWords,
  render: () => (
    <Formik initialValues={emptyAuth} onSubmit={() => undefined}>
      <CheckboxField name="consent" label={<ConsentWords />} required />
    </Formik>
  ),
});

/** Both texts can be opened without changing the tick. */
export const Read = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: /^I agree to the Terms and Privacy Policy/ });
    for (const [name, line] of [
      ['Terms', /keep its password to yourself/],
      ['Privacy Policy', /brokers ask Nivaas to close theirs/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = await screen.findByRole('alertdialog', { name });
      await expect(dialog).toHaveTextContent(line);
      if (name === 'Privacy Policy') break;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    }
    await expect(tick).toBeChecked();
  },
});
