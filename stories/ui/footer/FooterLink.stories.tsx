import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterLink } from '../../../src/ui/footer/FooterLink';

const meta = preview.meta({
  component: FooterLink,
  args: { label: 'Privacy', to: '/privacy' },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
});

export const Quiet = meta.story({ args: { quiet: true } });

/** Long, it wraps instead of leaving its column. */
export const Long = meta.story({
  args: { label: 'Agricultural land to residential: how conversion works in Rajasthan, step by step' },
});
