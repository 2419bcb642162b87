import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SearchInput } from '../../../src/ui/inputs/SearchInput';

const meta = preview.meta({ component: SearchInput });
const sent = fn();

function Stage({ quiet }: { quiet?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <Box sx={{ p: 3, maxWidth: 380 }}>
      <SearchInput
        value={value}
        onChange={setValue}
        label="Search brokers"
        placeholder="Search by name or email"
        onSubmit={sent}
        quiet={Boolean(quiet)}
      />
    </Box>
  );
}

export const TypeSendClear = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search brokers' });
    await userEvent.type(field, 'raahul{Enter}');
    await expect(sent).toHaveBeenCalledWith('raahul');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
  },
});

export const Quiet = meta.story({ render: () => <Stage quiet /> });
