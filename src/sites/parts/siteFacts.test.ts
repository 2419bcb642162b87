import { describe, expect, it } from 'vitest';
import { buildSiteProperty } from '#contract/fixtures/sites.ts';
import { siteFacts } from './siteFacts.ts';

describe('siteFacts', () => {
  it('has known features in words', () => {
    const facts = Object.fromEntries(siteFacts(buildSiteProperty()));
    expect(facts).toMatchObject({
      Type: 'Flat',
      Bedrooms: '3 BHK',
      'Built-up area': '1,450 Sq.ft.',
      Floor: '2nd of 5',
      Furnishing: 'Semi furnished',
      Possession: 'Ready to move',
      Maintenance: '₹3,200',
      'RERA number': 'SAMPLE/RAJ/P/2025/0417',
    });
  });
  it('counts the floors of a whole building', () => {
    const facts = siteFacts(buildSiteProperty({ features: { no_of_floors: '3' } }));
    expect(facts).toContainEqual(['Building', '3 floors']);
  });
  it('leaves out unknown ones', () => {
    const bare = buildSiteProperty({ features: {}, num_bedrooms: null, built_up_area: null, society_name: ' ' });
    expect(siteFacts(bare)).toEqual([['Type', 'Flat']]);
  });
});
