import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { DefinitionList } from '../../../src/ui/data/DefinitionList';
import { StatusChip } from '../../../src/ui/data/StatusChip';

const meta = preview.meta({ component: DefinitionList });

export const Facts = meta.story({
  render: () => (
    <Box sx={{ p: 3, maxWidth: 460 }}>
      <DefinitionList
        items={[
          { label: 'ID', value: 127 },
          { label: 'Name', value: 'Asha Rathore' },
          { label: 'Email', value: 'a.very.long.address.that.goes.on.and.on@properties-of-rajasthan.example' },
          { label: 'Status', value: <StatusChip tone="success" label="Active" /> },
          { label: 'Notes', value: '' },
        ]}
      />
    </Box>
  ),
});
