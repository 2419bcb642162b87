import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Card } from '../../../src/ui/layout/Card';
import { Section } from '../../../src/ui/layout/Section';

const meta = preview.meta({ component: Section, parameters: inBothSchemes });

export const TwoOnAPage = meta.story({
  render: () => (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 4, maxWidth: 880 }}>
      <Section title="Your site" line="What visitors see" actions={<Button>Open</Button>}>
        <Card>heritage, at /site/asha-rathore</Card>
      </Section>
      <Section title="Domain">
        <Card>
          <EmptyState size="small" title="No domain yet" text="Publish a site first." />
        </Card>
      </Section>
    </Box>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Your site' })).toBeVisible(),
});
