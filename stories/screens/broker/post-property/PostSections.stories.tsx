import { Formik } from 'formik';
import { expect } from 'storybook/test';
import { InfoSection } from '#src/screens/broker/post-property/InfoSection.tsx';
import { PostSections } from '#src/screens/broker/post-property/PostSections.tsx';
import { SubmissionContext } from '#src/screens/broker/post-property/submission/context.ts';
import { emptyProperty } from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { submissionSample } from '#stories/samples/submission.ts';
import preview from '#storybook/preview.tsx';

const none = () => {};

const meta = preview.meta({
  component: PostSections,
  args: { children: <InfoSection /> },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Formik
      initialValues={emptyProperty}
      initialStatus={{ serverErrors: { 'features.expected_price': { message: 'Too much', value: '' } } }}
      onSubmit={none}
    >
      <SubmissionContext value={submissionSample()}>
        <PostSections {...args} />
      </SubmissionContext>
    </Formik>
  ),
});

/** Filled fields count while typing, but the form's default choices do not; a section with a server error is marked. */
export const Counts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Property info and location/ })).toHaveTextContent('0 of 7');
    await expect(canvas.getByRole('link', { name: /Features and price/ })).toHaveTextContent('Needs attention');
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste('Corner flat');
    await expect(await canvas.findByText('1 of 7')).toBeVisible();
  },
});
