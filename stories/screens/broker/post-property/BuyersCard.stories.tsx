import { expect } from 'storybook/test';
import { BuyersCard } from '#src/screens/broker/post-property/BuyersCard.tsx';
import { emptyProperty } from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { chosenPhoto, submissionSample } from '#stories/samples/submission.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BuyersCard });

export const Empty = meta.story({ decorators: [onPropertyStage()] });
export const FilledIn = meta.story({
  decorators: [
    onPropertyStage({
      values: {
        basic: { ...emptyProperty.basic, title: '3 BHK flat', city: 'Jaipur', locality: 'Jagatpura' },
        features: { ...emptyProperty.features, built_up_area: '1450', expected_price: '8450000' },
      },
      submission: submissionSample({ photos: [chosenPhoto('one'), chosenPhoto('second')], defaultId: 'second' }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹84,50,000')).toBeVisible();
    await expect(canvas.getByText('Jagatpura, Jaipur · 1,450 Sq.ft.')).toBeVisible();
  },
});
