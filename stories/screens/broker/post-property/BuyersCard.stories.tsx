import { expect } from 'storybook/test';
import { emptyProperty } from '#src/features/properties/propertyForm.ts';
import { BuyersCard } from '#src/screens/broker/post-property/BuyersCard.tsx';
import { PropertyStage } from '#storybook/PropertyStage.tsx';
import { chosenPhoto } from '#storybook/postingSample.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BuyersCard });

export const Empty = meta.story({
  render: () => (
    <PropertyStage>
      <BuyersCard photos={{ list: [], defaultId: undefined }} />
    </PropertyStage>
  ),
});
export const FilledIn = meta.story({
  render: () => (
    <PropertyStage
      values={{
        basic: { ...emptyProperty.basic, title: '3 BHK flat', city: 'Jaipur', locality: 'Jagatpura' },
        features: { ...emptyProperty.features, built_up_area: '1450', expected_price: '8450000' },
      }}
    >
      <BuyersCard photos={{ list: [chosenPhoto('one'), chosenPhoto('second')], defaultId: 'second' }} />
    </PropertyStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹84,50,000')).toBeVisible();
    await expect(canvas.getByText('Jagatpura, Jaipur · 1,450 Sq.ft.')).toBeVisible();
  },
});
