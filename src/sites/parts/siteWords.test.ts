import { describe, expect, it } from 'vitest';
import { buildSiteHomeRow } from '#contract/fixtures/sites.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { siteHomeFacts, siteWords } from './siteWords.ts';

describe('a home in words', () => {
  it('has its type and city as a title if it has none', () =>
    expect(propertyTitle(buildSiteHomeRow({ title: ' ', property_type: 'villa' }))).toBe('Villa in Jaipur'));
  it('has its rooms, or its type', () => {
    expect(siteHomeFacts(buildSiteHomeRow({ num_bedrooms: '3' }))).toBe('3 BHK, 1,450 Sq.ft.');
    expect(siteHomeFacts(buildSiteHomeRow({ num_bedrooms: '1 RK', built_up_area: null }))).toBe('1 RK');
    expect(siteHomeFacts(buildSiteHomeRow({ num_bedrooms: null, property_type: 'office_space' }))).toBe(
      'Office space, 1,450 Sq.ft.',
    );
  });
});

describe('siteWords', () => {
  it('describes the homes as a whole', () =>
    expect(
      siteWords([
        buildSiteHomeRow({ expected_price: 4_200_000 }),
        buildSiteHomeRow({ id: 2, property_type: 'villa', locality: 'C-Scheme', expected_price: null }),
      ]),
    ).toEqual({
      city: 'Jaipur',
      headline: 'Homes in Jaipur.',
      line: 'Listings in Vaishali Nagar and C-Scheme',
      kinds: 2,
      localities: 2,
      from: '₹42\u00a0Lac',
    }));
  it('mentions nothing without homes', () =>
    expect(siteWords([])).toEqual({
      city: undefined,
      headline: 'Homes worth a visit.',
      line: '',
      kinds: 0,
      localities: 0,
      from: null,
    }));
});
