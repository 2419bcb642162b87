import { Formik } from 'formik';
import { expect, fn } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { listDuplicates } from '#contract/leads/work.ts';
import { leadFormOf } from '#src/features/leads/leadFormValues.ts';
import { SameLeads } from '#src/features/leads/SameLeads.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const asked = fn();
const { phone, email, created_at } = buildLead();
const same = (id: number) =>
  ({ id, full_name: 'Minal Dixit', phone, email, status: 'contacted', created_at, matches: ['phone'] }) as const;

const meta = preview.meta({
  component: SameLeads,
  args: { known: null },
  decorators: [
    (Story) => (
      <Formik initialValues={{ ...leadFormOf(null), phone: '055501 21001' }} onSubmit={fn()}>
        <Story />
      </Formik>
    ),
    inBox({ maxWidth: 520, m: 2 }),
  ],
  parameters: { ...framed(240), session: signedIn('broker') },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(listDuplicates, ({ query }) => {
        asked(query);
        return { data: [1, 2, 3, 4, 5].map(same).map((row) => ({ ...row, matches: [...row.matches] })) };
      }),
    );
  },
});

/** Each lead opens in a new tab, so nothing typed is lost. */
export const Several = meta.story({
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: 'Minal Dixit' });
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('And 2 more')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ phone: '055501 21001' });
  },
});

/** No duplicates are looked up for the lead's own phone. */
export const OwnPhone = meta.story({
  tags: ['behaviour'],
  args: { known: buildLead({ phone: '055501 21001' }) },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(asked).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
