import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomesFound } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { homesWords } from '#src/features/homes/homeWords.ts';
import { BoundsField } from './BoundsField.tsx';
import { countFound } from './countFound.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { filterGroups } from './filterGroups.ts';
import { valuesOf } from './searchWords.ts';

interface FilterFormProps {
  query: HomesQuery;
  meta: Pick<HomesFound['meta'], 'total' | 'more'>;
  facets: HomesFound['facets'];
}

const totalWords = (total: number, more: boolean): string => `Show ${more ? 'over ' : ''}${homesWords(total)}`;

/**
 * The filters of a search: a form that needs no script. With one, its button tells how many homes the filters leave as they are
 * chosen.
 */
export function FilterForm({ query, meta, facets }: FilterFormProps) {
  const [found, setFound] = useState(meta);
  const count = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const counted = await countFound(new FormData(currentTarget));
    if (counted) setFound(counted);
  };
  return (
    <Box component="form" action={paths.homes} onChange={count} aria-label="Filters">
      {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
      {query.city ? <input type="hidden" name="city" value={query.city} /> : null}
      {query.sort === 'newest' ? null : <input type="hidden" name="sort" value={query.sort} />}
      {filterGroups(facets, query).map((group) => (
        <FilterGroup key={group.filter} {...group} chosen={valuesOf(query, group.filter)} />
      ))}
      <BoundsField
        legend="Budget, in rupees"
        names={['price_min', 'price_max']}
        values={[query.price_min, query.price_max]}
      />
      <BoundsField legend="Area, in sq ft" names={['area_min', 'area_max']} values={[query.area_min, query.area_max]} />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          gap: '8px',
          py: '12px',
          bgcolor: 'roles.paper',
        }}
      >
        <Button component={Link} to={paths.homes} sx={{ minHeight: 44 }}>
          Clear
        </Button>
        <Button type="submit" variant="contained" sx={{ flex: 1, minHeight: 44 }}>
          <span aria-live="polite">{totalWords(found.total, found.more)}</span>
        </Button>
      </Box>
    </Box>
  );
}
