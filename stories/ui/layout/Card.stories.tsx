import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import preview from '../../../.storybook/preview';
import { Card } from '../../../src/ui/layout/Card';

const meta = preview.meta({ component: Card });

export const TitleAndActions = meta.story({
  render: () => (
    <Box sx={{ p: 3, display: 'grid', gap: 2, maxWidth: 480 }}>
      <Card title="Get set up" actions={<Button size="small">Open CRM</Button>}>
        Four steps to your first enquiry.
      </Card>
      <Card>Without a title</Card>
    </Box>
  ),
});
