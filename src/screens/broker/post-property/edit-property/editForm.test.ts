import { describe, expect, it } from 'vitest';
import { buildPropertyDetail } from '#contract/fixtures/properties.ts';
import { changedFields } from '#src/lib/rebase.ts';
import type { PropertyFormValues } from '../submission/propertyForm.ts';
import { editBody, editFormOf, propertyShape, rebaseForm, wordsAt } from './editForm.ts';

const home = buildPropertyDetail();
const form = editFormOf(home);
const withBasic = (basic: Partial<PropertyFormValues['basic']>) => ({ ...form, basic: { ...form.basic, ...basic } });
const withFeatures = (features: Partial<PropertyFormValues['features']>) => ({
  ...form,
  features: { ...form.features, ...features },
});

describe('an unchanged form', () => {
  it('sends nothing', () => {
    expect(changedFields(propertyShape, form, form)).toEqual([]);
    expect(editBody(form, home)).toBeUndefined();
  });

  it('sends nothing for a home without any features', () => {
    const bare = buildPropertyDetail({ features: {}, highlights: [], amenities: [], nearby_landmarks: [] });
    expect(editBody(editFormOf(bare), bare)).toBeUndefined();
  });

  it('sends nothing for spaces around a text, and for furnishing counts', () => {
    expect(editBody({ ...withBasic({ title: ` ${home.title} ` }), furnishing: { Fan: 2 } }, home)).toBeUndefined();
  });
});

describe('the body', () => {
  it('holds the changed fields alone, numbers as numbers, and null for emptied ones', () => {
    const now = { ...withFeatures({ expected_price: '9500000', facing: '' }), amenities: ['Lift'] };
    expect(editBody({ ...now, basic: { ...now.basic, city: ' Ajmer ' } }, home)).toEqual({
      basic: { city: 'Ajmer' },
      features: { expected_price: 9_500_000, facing: null },
      amenities: ['Lift'],
    });
  });

  it('clears fields that are not asked for any more', () =>
    expect(editBody(withFeatures({ availability: 'upcoming', rera_status: 'applied' }), home)).toEqual({
      features: { availability: 'upcoming', age_years: null, rera_status: 'applied', rera_number: null },
    }));

  it('keeps highlights that are no tags of the form', () => {
    const own = buildPropertyDetail({ highlights: ['Lake view', 'Gated Society', 'Plenty of Sunlight'] });
    expect(editBody(withFeatures({ property_tags: ['Gated Society', 'Spacious'] }), own)).toEqual({
      features: { property_tags: ['Gated Society', 'Spacious'] },
      highlights: ['Lake view', 'Gated Society', 'Spacious'],
    });
  });
});

describe('words', () => {
  const wordsOf = (now: PropertyFormValues) =>
    changedFields(propertyShape, now, form).map((row) => [row.label, wordsAt(now, row)]);

  it('are those of the field table', () =>
    expect(
      wordsOf(withFeatures({ expected_price: '9500000', built_up_area: '1500', furnishing_status: 'furnished' })),
    ).toEqual([
      ['Built-up area', '1,500 Sq.ft.'],
      ['Expected price', '₹95,00,000'],
      ['Furnishing', 'Furnished'],
    ]));

  it('are empty for an emptied field', () =>
    expect(wordsOf(withBasic({ society_name: ' ' }))).toEqual([['Society', '']]));
});

describe('rebaseForm', () => {
  const current = buildPropertyDetail({
    title: 'Their title',
    city: 'Ajmer',
    amenities: ['Lift', 'Helipad'],
    updated_at: '2026-07-02T06:30:00.000Z',
  });

  it('keeps what was typed, takes the newer values of the rest, and tells both', () => {
    const { values, changes } = rebaseForm(withBasic({ title: 'My title', locality: 'Bani Park' }), home, current);
    expect(values.basic).toMatchObject({ title: 'My title', locality: 'Bani Park', city: 'Ajmer' });
    expect(values.amenities).toEqual(['Lift', 'Helipad']);
    expect(values.own_amenities).toEqual(['Helipad']);
    expect(changes.map(({ label, before, now, mine }) => [label, before, now, mine?.words])).toEqual([
      ['Title', '3 BHK flat near Amrapali Circle', 'Their title', 'My title'],
      ['City', 'Jaipur', 'Ajmer', undefined],
      ['Amenities', 'Car Parking, Lift, Power Backup, 24x7 Security', 'Lift, Helipad', undefined],
    ]);
  });

  it('has nothing to tell when both made the same change', () => {
    const same = buildPropertyDetail({ title: 'One title' });
    expect(rebaseForm(withBasic({ title: 'One title' }), home, same).changes).toEqual([]);
  });
});
