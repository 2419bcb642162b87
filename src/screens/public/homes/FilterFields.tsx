import { memo, useState } from 'react';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomeFacets } from '#contract/homes/schemas.ts';
import { BoundsField } from './BoundsField.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { filterGroups } from './filterGroups.ts';
import { valuesOf } from './searchWords.ts';

/**
 * The filters of a search with their counts. The fields are uncontrolled: they keep their input until they are
 * remounted.
 */
export const FilterFields = memo(function FilterFields({ query, facets }: { query: HomesQuery; facets: HomeFacets }) {
  // A group that was open at first stays open when nothing in it is chosen any more.
  const [first] = useState(query);
  return (
    <>
      {filterGroups(facets, query).map((group) => (
        <FilterGroup
          key={group.filter}
          {...group}
          chosen={valuesOf(query, group.filter)}
          open={valuesOf(first, group.filter).length > 0}
        />
      ))}
      <BoundsField
        legend="Budget, in rupees"
        names={['price_min', 'price_max']}
        values={[query.price_min, query.price_max]}
      />
      <BoundsField legend="Area, in sq ft" names={['area_min', 'area_max']} values={[query.area_min, query.area_max]} />
    </>
  );
});
