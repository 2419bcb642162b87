import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EnquirySent } from '../../../src/screens/site/EnquirySent';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';

const meta = preview.meta({
  component: EnquirySent,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

export const Sent = meta.story({
  args: { name: 'Ravi Saxena', broker: 'Asha Rathore', onAnother: fn() },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toHaveFocus()),
});
