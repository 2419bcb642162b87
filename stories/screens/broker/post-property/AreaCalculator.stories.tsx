import { expect, fn, screen, waitFor } from 'storybook/test';
import { calculatorList } from '#contract/fixtures/specifiedForm.ts';
import { AreaCalculator } from '#src/screens/broker/post-property/AreaCalculator.tsx';
import { emptyProperty } from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AreaCalculator, args: { open: true, onClose: fn() }, parameters: framed(640) });
const of = (built_up_area: string, area_unit: string) => ({ ...emptyProperty.features, built_up_area, area_unit });

export const Result = meta.story({
  decorators: [onPropertyStage({ values: { features: of('160', 'Sq. Yards') } })],
  play: async ({ args, userEvent }) => {
    await screen.findByText('1,440');
    await expect(screen.getByText('1 sq. yard is about 9 square feet.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Unit' }));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(offered).toEqual(calculatorList);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    // Not a number: no result, and Apply does nothing.
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Value' }));
    await fill(userEvent, screen.getByLabelText('Value'), 'about 160');
    await expect(await screen.findByRole('status')).toHaveTextContent(/^Result\s*Sq\.ft\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(screen.getByLabelText('Value')).toHaveValue('about 160');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const UnknownUnit = meta.story({
  decorators: [onPropertyStage({ values: { features: of('3', 'Biswa') } })],
  play: async () => {
    await screen.findByText('No factor is known for this unit: it counts as 1.');
    await expect(await screen.findByRole('status')).toHaveTextContent('3 Sq.ft.');
  },
});
