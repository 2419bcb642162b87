import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { Inset } from '#src/screens/broker/post-property/Inset.tsx';
import { ChoiceChip } from '#src/ui/inputs/ChoiceChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: Inset });

export const Filled = meta.story({
  args: { why: 'Asked because the property is registered.', children: <p>A field</p> },
});

const ignore = () => undefined;

/** The notch points to the middle of the chosen chip. */
export const UnderAChip = meta.story({
  args: { why: 'Asked because the property is registered.', under: 'rera', children: <p>A field</p> },
  render: (args) => (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        {['Not registered', 'Registered'].map((label) => (
          <ChoiceChip
            key={label}
            type="radio"
            name="rera"
            value={label}
            checked={label === 'Registered'}
            onChange={ignore}
          >
            {label}
          </ChoiceChip>
        ))}
      </Box>
      <Inset {...args} />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const chip = canvas.getByRole('radio', { name: 'Registered' }).getBoundingClientRect();
    await waitFor(() => {
      const notch = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
      expect(notch && notch.left + notch.width / 2).toBeCloseTo(chip.left + chip.width / 2, 0);
    });
  },
});
