import { describe, expect, it } from 'vitest';
import { propertyFacts } from './propertyFacts.ts';

describe('propertyFacts', () => {
  it('shows only features with a value', () => expect(propertyFacts({ features: {} })).toEqual([]));

  it('shows codes in words, money with the rupee sign and areas with their unit', () =>
    expect(
      propertyFacts({
        features: {
          expected_price: 8_450_000,
          built_up_area: 1450,
          area_unit: 'Sq. Yards',
          furnishing_status: 'semi_furnished',
          facing: null,
          rera_number: '',
          booking_amount: 0,
        },
      }),
    ).toEqual([
      { label: 'Price', value: '₹84,50,000' },
      { label: 'Built-up area', value: '1,450 Sq. Yards' },
      { label: 'Furnishing', value: 'Semi furnished' },
      { label: 'Booking amount', value: '₹0' },
    ]));
});
