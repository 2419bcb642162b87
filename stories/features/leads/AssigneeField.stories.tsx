import { Formik } from 'formik';
import { expect, fn } from 'storybook/test';
import { listAssignees } from '#contract/leads/tools.ts';
import { AssigneeField } from '#src/features/leads/AssigneeField.tsx';
import { leadFormOf } from '#src/features/leads/leadFormValues.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadToolCalls } from '#stories/mocks/leadTools.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AssigneeField,
  decorators: [
    (Story) => (
      <Formik initialValues={leadFormOf(null)} onSubmit={fn()}>
        <Story />
      </Formik>
    ),
    inBox({ maxWidth: 520, m: 2 }),
  ],
  parameters: { ...framed(240), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadToolCalls()),
});

/** Typing narrows the names to those that match; clicking one fills the field. */
export const Proposals = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Kavita Joshi' });
    await userEvent.type(canvas.getByRole('textbox', { name: /Assigned to/ }), 'sur');
    await expect(canvas.queryByRole('button', { name: 'Kavita Joshi' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Suresh Jat' }));
    await expect(canvas.getByRole('textbox', { name: /Assigned to/ })).toHaveValue('Suresh Jat');
    await expect(canvas.queryByRole('group', { name: 'Proposals' })).toBeNull();
  },
});

/** If the names cannot be loaded, it is a plain text field. */
export const WithoutNames = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listAssignees, 500)),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: /Assigned to/ })).toBeVisible(),
});
