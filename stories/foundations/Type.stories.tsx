import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';

const meta = preview.meta({});
const display = ['h1', 'h2', 'h3', 'h4'] as const;
const tools = [
  'pageTitle',
  'sectionTitle',
  'cardTitle',
  'figure',
  'body1',
  'label',
  'button',
  'caption',
  'badge',
] as const;
const copy = ['copy', 'copySmall', 'place', 'wordmarkLarge', 'wordmark', 'wordmarkSmall'] as const;

export const Scale = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, p: 3, overflowWrap: 'anywhere' }}>
      {[...display, ...tools, ...copy].map((variant) => (
        <Box key={variant}>
          <Typography variant="caption" component="p" sx={{ color: 'roles.slate' }}>
            {variant}
          </Typography>
          <Typography variant={variant} component="p">
            Homes, found with care: ₹1,25,00,000
          </Typography>
        </Box>
      ))}
    </Box>
  ),
  play: async () => {
    // The rupee sign is in a file of its own: it must come from Inter, too.
    await document.fonts.load('14px "Inter Variable"', '₹');
    await expect(document.fonts.check('14px "Inter Variable"', '₹')).toBe(true);
  },
});
