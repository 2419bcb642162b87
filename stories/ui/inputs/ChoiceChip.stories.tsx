import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { ChoiceChip } from '#src/ui/inputs/ChoiceChip.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ChoiceChip });
const nothing = () => {};
const changed = fn();

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
      <ChoiceChip type="checkbox" name="pool" value="pool" checked={false} invalid onChange={nothing}>
        Pool
      </ChoiceChip>
      <ChoiceChip type="checkbox" name="long" value="long" checked onChange={nothing}>
        A terrace from which on clear winter mornings the whole of the old city can be seen
      </ChoiceChip>
    </Box>
  ),
});

export const ByKeyboard = meta.story({
  render: () => (
    <Box sx={{ p: 3 }}>
      <ChoiceChip type="checkbox" name="lift" value="lift" checked={false} onChange={changed}>
        Lift
      </ChoiceChip>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Lift' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith(true);
  },
});
