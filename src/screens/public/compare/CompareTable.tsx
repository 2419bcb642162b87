import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { MOST_COMPARED } from '#contract/homes/choices.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { placeWords } from '#src/features/homes/homeWords.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { CompareLine } from './CompareLine.tsx';
import { compareGroups } from './compareRows.ts';
import { frame, only, table } from './compareStyles.ts';

/** The comparison as a table with row headers. "Only what differs" is a checkbox that only CSS reads. */
export function CompareTable({ homes }: { homes: readonly HomeDetail[] }) {
  const ids = homes.map(({ id }) => id);
  return (
    <Box sx={{ '&:has(input:checked) tr[data-same]': { display: 'none' } }}>
      <Box component="label" sx={only}>
        <input type="checkbox" />
        Only what differs
      </Box>
      <Box role="region" aria-label="Comparison" tabIndex={0} sx={frame}>
        <Box component="table" sx={table(homes.length)}>
          <thead>
            <tr>
              <td>
                {homes.length < MOST_COMPARED ? (
                  <Button component={Link} to={paths.homes} sx={{ minWidth: 0, px: 1, width: '100%', maxWidth: 144 }}>
                    Add a home
                  </Button>
                ) : (
                  'You can compare up to four. Remove one to add another.'
                )}
              </td>
              {unlikeNeighbours(homes).map((home) => (
                <HomeHead key={home.id} home={home} without={paths.compareOf(ids.filter((id) => id !== home.id))} />
              ))}
            </tr>
          </thead>
          <tbody>
            {compareGroups(homes).map(({ title, rows }) => (
              <Fragment key={title}>
                <tr className="group">
                  <th scope="rowgroup" colSpan={homes.length + 1}>
                    <span>{title}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <CompareLine key={row.label} row={row} />
                ))}
              </Fragment>
            ))}
            <tr>
              <th scope="row">Ask</th>
              {homes.map((home) => (
                <td key={home.id}>
                  <Button
                    component={Link}
                    to={`${home.path}#enquire`}
                    sx={{ width: '100%' }}
                    aria-label={`Enquire about ${propertyTitle(home)}`}
                  >
                    Enquire
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

/** A home at the top of its column; `without` is the address of the comparison without it. */
function HomeHead({ home, without }: { home: HomeDetail; without: string }) {
  return (
    <Box component="th" scope="col">
      <Box sx={{ position: 'relative', aspectRatio: '4 / 3', bgcolor: 'roles.track', m: space(-2, -2, 1.5) }}>
        <HomePhoto home={home} url={home.photo?.file_url} sizes="250px" eager />
        <Box component={Link} to={without} aria-label={`Take off ${propertyTitle(home)}`} className="off">
          <X size={20} strokeWidth={1.75} aria-hidden />
        </Box>
      </Box>
      <Text component={Link} to={home.path} variant="h4" sx={{ color: 'roles.ink' }}>
        {propertyTitle(home)}
      </Text>
      <Text quiet sx={{ fontWeight: 400 }}>
        {placeWords(home)}
        {home.photo ? '' : ' · Drawing, no photo yet'}
      </Text>
    </Box>
  );
}
