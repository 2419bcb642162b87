import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { ChoiceChip } from '../../../src/ui/inputs/ChoiceChip';

const meta = preview.meta({ component: ChoiceChip });
const nothing = () => {};

export const States = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 3, maxWidth: 400 }}>
      <ChoiceChip type="radio" name="kind" value="flat" checked onChange={nothing}>
        Flat
      </ChoiceChip>
      <ChoiceChip type="radio" name="kind" value="villa" checked={false} onChange={nothing}>
        Villa
      </ChoiceChip>
      <ChoiceChip type="checkbox" name="lift" value="lift" checked onChange={nothing}>
        Lift
      </ChoiceChip>
      <ChoiceChip type="checkbox" name="park" value="park" checked={false} disabled onChange={nothing}>
        Park
      </ChoiceChip>
      <ChoiceChip type="checkbox" name="wifi" value="wifi" checked disabled onChange={nothing}>
        Wifi Connectivity
      </ChoiceChip>
      <ChoiceChip type="checkbox" name="long" value="long" checked onChange={nothing}>
        A terrace from which on clear winter mornings the whole of the old city can be seen
      </ChoiceChip>
    </Box>
  ),
});
