import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { SiteHeader } from '../../../src/screens/site/SiteHeader';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: SiteHeader,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

const { broker } = fullSite();

export const Filled = meta.story({
  args: { broker },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/)),
});
export const NoPhone = meta.story({
  args: { broker: { ...broker, phone: null, name: 'Shri Ganesh Properties and Constructions of Jaipur' } },
});
