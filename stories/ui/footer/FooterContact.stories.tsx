import { expect } from 'storybook/test';
import { OnDeep } from '../../../.storybook/OnDeep';
import preview from '../../../.storybook/preview';
import { FooterContact } from '../../../src/ui/footer/FooterContact';

const meta = preview.meta({
  component: FooterContact,
  args: { phone: '1800 000 0199', email: 'namaste@nivaas.example' },
  decorators: [
    (Story) => (
      <OnDeep>
        <Story />
      </OnDeep>
    ),
  ],
});

export const Reachable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1800 000 0199' })).toHaveAttribute('href', 'tel:18000000199');
  },
});
