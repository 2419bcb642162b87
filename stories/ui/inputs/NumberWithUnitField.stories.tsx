import { expect, screen } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { NumberWithUnitField } from '../../../src/ui/inputs/NumberWithUnitField';

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
    await userEvent.type(area, '1a2.5.5');
    await expect(area).toHaveValue('12.55');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Carpet area unit' }));
    await userEvent.click(screen.getByRole('option', { name: 'Bigha' }));
    await expect(canvas.getByRole('combobox', { name: 'Carpet area unit' })).toHaveTextContent('Bigha');
  },
});
