import { expect } from 'storybook/test';
import { PriceField } from '#src/screens/broker/post-property/PriceField.tsx';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PriceField, decorators: [onPropertyStage()] });

export const InWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Expected price'), '1,15,00,000');
    await expect(canvas.getByText('One Crore Fifteen Lakh')).toBeVisible();
  },
});
