import { footerApps } from '../../../.storybook/footerSample';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterApps } from '../../../src/ui/footer/FooterApps';

const meta = preview.meta({
  component: FooterApps,
  args: { apps: footerApps },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
});

export const Two = meta.story();
