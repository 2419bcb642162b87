import { expect, screen, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { NumberWithUnitField } from '#src/ui/inputs/NumberWithUnitField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: NumberWithUnitField });
const units = ['Sq.ft.', 'Sq. Yards', 'Bigha'].map((value) => ({ value, label: value }));

export const NumberAndUnit = meta.story({
  render: () => (
    <FormStage values={{ area: '', area_unit: 'Sq.ft.' }}>
      <NumberWithUnitField name="area" unitName="area_unit" label="Carpet area" units={units} optional />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Carpet area' });
    await userEvent.tab();
    await userEvent.keyboard('1a450.5.5');
    await expect(area).toHaveValue('1,450.55');
    const unit = canvas.getByRole('combobox', { name: 'Carpet area unit' });
    await userEvent.tab();
    await expect(unit).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Sq.ft.' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(unit).toHaveTextContent('Bigha'));
    await waitFor(() => expect(unit).toHaveFocus());
  },
});

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ bad: '0', kept: '1450', unit: 'Sq. Yards', plot: '200', plot_unit: 'Bigha' }}
      schema={object({
        bad: string().notOneOf(['0'], 'Built-up area must be more than 0'),
        plot_unit: string().notOneOf(['Bigha'], 'Bigha is not used in this state'),
      })}
      touched
    >
      <NumberWithUnitField name="bad" unitName="unit" label="Built-up area" units={units} required />
      <NumberWithUnitField
        name="help"
        unitName="unit"
        label="Super area"
        units={units}
        help="With the share of lobby and stairs."
      />
      <NumberWithUnitField name="plot" unitName="plot_unit" label="Garden area" units={units} />
      <NumberWithUnitField name="kept" unitName="unit" label="Plot area" units={units} disabled />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Built-up area unit' })).toBeValid();
    const unit = canvas.getByRole('combobox', { name: 'Garden area unit' });
    await waitFor(() => expect(unit).toHaveAccessibleDescription('Bigha is not used in this state'));
    await expect(unit).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Garden area' })).toBeValid();
    await expect(canvas.getByRole('combobox', { name: 'Plot area unit' })).toHaveAttribute('aria-disabled', 'true');
  },
});
