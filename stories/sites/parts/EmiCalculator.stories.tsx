import { expect, fireEvent } from 'storybook/test';
import { EmiCalculator } from '#src/sites/parts/EmiCalculator.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: EmiCalculator, decorators: inSite });

export const Usual = meta.story({
  args: { price: 6_250_000 },
  play: async ({ canvas }) => {
    // Four fifths of the price, at 8.5 % over twenty years.
    await expect(canvas.getByRole('status')).toHaveTextContent('₹43,391 a month');
    fireEvent.change(canvas.getByLabelText('Loan term'), { target: { value: '1' } });
    await expect(canvas.getByLabelText('Loan term')).toHaveAttribute('aria-valuetext', '1 year');
    fireEvent.change(canvas.getByLabelText('Interest rate'), { target: { value: '0' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('₹4,16,667 a month');
  },
});
export const Smallest = meta.story({ args: { price: 1 } });
