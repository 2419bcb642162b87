import { footerLegal } from '../../../.storybook/footerSample';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterLegal } from '../../../src/ui/footer/FooterLegal';

const meta = preview.meta({
  component: FooterLegal,
  args: { copyright: '© 2026 Nivaas', links: footerLegal, topId: 'top' },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
});

export const Line = meta.story();
