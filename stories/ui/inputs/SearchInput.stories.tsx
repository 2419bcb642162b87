import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchInput } from '#src/ui/inputs/SearchInput.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SearchInput });
const sent = fn();

function Stage({ start = '', ...props }: Partial<ComponentProps<typeof SearchInput>> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Box sx={{ p: 3, maxWidth: 380 }}>
      <SearchInput
        label="Search brokers"
        placeholder="Search by name or email"
        {...props}
        value={value}
        onChange={setValue}
        onSubmit={sent}
      />
    </Box>
  );
}

export const TypeSendClear = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search brokers' });
    await userEvent.tab();
    await userEvent.keyboard('raahul{Enter}');
    await expect(sent).toHaveBeenCalledWith('raahul');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('imran{Escape}');
    await expect(field).toHaveValue('');
  },
});

export const States = meta.story({
  render: () => (
    <>
      <Stage start="raahul" busy />
      <Stage quiet label="Search leads" />
    </>
  ),
});

export const LongOnAPhone = meta.story({
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Stage label="Search leads" placeholder="Search by name, email, phone, city, property interest" />
      <Stage start="a flat with three bedrooms near the Akshaya Patra temple in Jagatpura" />
    </>
  ),
});
