import Box from '@mui/material/Box';
import { PersonCell } from '#src/ui/data/PersonCell.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: PersonCell });

export const Names = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, p: 2, width: 240, whiteSpace: 'nowrap' }}>
      <PersonCell name="Asha Rathore" fallback="BR" />
      <PersonCell name="Venkatanarasimharajuvaripeta Subramanian Chidambaranathan" fallback="BR" />
      <PersonCell name="" fallback="NA" />
    </Box>
  ),
});
