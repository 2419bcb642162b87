import { expect } from 'storybook/test';
import { KeyHints } from '#src/features/leads/today/KeyHints.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: KeyHints,
  decorators: [inBox({ p: 2 })],
  globals: { viewport: { value: 'desktop' } },
});

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('undo')).toHaveTextContent('CtrlZundo');
    await expect(canvas.getByRole('link', { name: 'Turn off in Profile' })).toHaveAttribute(
      'href',
      '/broker/settings/view-profile',
    );
  },
});

export const TurnedOff = meta.story({
  beforeEach: () => localStorage.setItem('nivaas.shortcuts', 'off'),
  play: async ({ canvas }) => expect(canvas.queryByText('walk')).toBeNull(),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getByText('walk')).not.toBeVisible(),
});
