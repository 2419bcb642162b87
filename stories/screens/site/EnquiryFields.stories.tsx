import { Formik } from 'formik';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EnquiryFields } from '../../../src/screens/site/EnquiryFields';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: EnquiryFields,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Formik initialValues={{}} onSubmit={() => undefined}>
          <div>
            <Story />
          </div>
        </Formik>
      </SiteFrame>
    ),
  ],
});

export const Chosen = meta.story({
  args: { listings: fullSite().listings, chosen: { id: 2 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('About')).toHaveValue('2'));
  },
});
