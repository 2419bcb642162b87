import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { siteTemplates } from '../../../contract/templates';
import { TemplateThumb } from '../../../src/features/templates/TemplateThumb';

const meta = preview.meta({ component: TemplateThumb });

export const All = meta.story({
  args: { template: 'classic' },
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {siteTemplates.values.map((template) => (
        <TemplateThumb key={template} template={template} />
      ))}
    </Box>
  ),
});
