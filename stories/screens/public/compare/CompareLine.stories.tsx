import { expect } from 'storybook/test';
import { CompareLine } from '#src/screens/public/compare/CompareLine.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CompareLine,
  decorators: [
    (Story) => (
      <table>
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
});

export const Odd = meta.story({
  args: { row: { label: 'Facing', values: ['East', 'East', 'North'], differs: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('differs');
  },
});
