import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { number, object } from 'yup';
import { furnishingItems } from '#contract/properties/choices.ts';
import { StepperField } from '#src/ui/inputs/StepperField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: StepperField });

export const KeysAndButtons = meta.story({
  render: () => (
    <FormStage values={{ fans: 1 }}>
      <StepperField name="fans" label="Fans" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const fans = canvas.getByRole('spinbutton', { name: 'Fans' });
    await userEvent.tab();
    await expect(fans).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(fans).toHaveValue('3');
    await expect(fans).toHaveAttribute('aria-valuenow', '3');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(fans).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Fans: one less' })).toBeDisabled();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(fans).toHaveValue('99');
    await userEvent.clear(fans);
    await userEvent.keyboard('x7');
    await expect(fans).toHaveAttribute('aria-valuenow', '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Fans: one more' }));
    await expect(fans).toHaveValue('8');
    await expect(await canvas.findByText('Fans 8')).toBeInTheDocument();
    // Cleared and left, the field shows its value again.
    await userEvent.clear(fans);
    await userEvent.tab();
    await expect(fans).toHaveValue('8');
  },
});

const held = { Fan: 3, 'Exhaust Fan': 1, Geyser: 2, Light: 8 };

export const AList = meta.story({
  render: () => (
    <FormStage values={held} width={520}>
      <Box
        sx={{
          display: 'grid',
          columnGap: '24px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > .MuiFormControl-root': { py: '5px', borderBottom: 1, borderColor: 'roles.lineSoft' },
        }}
      >
        {furnishingItems.values.slice(0, 9).map((item) => (
          <StepperField key={item} name={item} label={item} />
        ))}
      </Box>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    // Each field is one tab stop.
    await expect(canvas.getByRole('spinbutton', { name: 'Fan' })).toHaveFocus();
  },
});

export const States = meta.story({
  render: () => (
    <FormStage values={{ many: 40 }} schema={object({ many: number().max(26, 'Fans must be at most 26') })} touched>
      <StepperField name="many" label="Fans" />
      <StepperField name="long" label="Wardrobes that are built in and stay with the home when it is sold" />
    </FormStage>
  ),
});
