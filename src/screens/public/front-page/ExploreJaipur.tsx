import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import { type Locality, orSamples } from '#src/features/showcase/samples/cards.ts';
import { sampleLocalities } from '#src/features/showcase/samples/places.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';

/** How many localities a phone shows. */
const ON_PHONE = 8;

/** Explore Jaipur: its localities as chips, each with its number of homes. */
export function ExploreJaipur({ localities }: { localities?: readonly Locality[] | undefined }) {
  return (
    <Box component="section" aria-labelledby="explore" sx={publicGap}>
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '372px minmax(0, 1fr)' },
          gap: { xs: 1.5, md: 5, lg: 8 },
          alignItems: 'center',
        }}
      >
        <div>
          <Text component="h2" id="explore" variant="h2">
            Explore Jaipur
          </Text>
          <Text variant="copy" quiet sx={{ m: space(2, 0, 0.75) }}>
            From walled-city lanes to the new streets past Jagatpura. Pick a locality to see what is for sale there.
          </Text>
          <MoreLink label="See all localities" to={homesPath({ city: 'Jaipur' })} reload />
        </div>
        {/* Two fixed columns on a phone: the width of the texts changes when the fonts load. */}
        <Box
          component="ul"
          sx={{
            display: { xs: 'grid', sm: 'flex' },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 158px), 1fr))',
            flexWrap: 'wrap',
            gap: 1,
          }}
        >
          {orSamples(localities, sampleLocalities).map(({ name, count }, at) => (
            <Box component="li" key={name} sx={{ display: { xs: at < ON_PHONE ? 'block' : 'none', sm: 'block' } }}>
              <Box
                component={Link}
                to={homesPath({ city: 'Jaipur', locality: name })}
                reloadDocument
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: { xs: 0.5, sm: 1 },
                  minHeight: { xs: 44, sm: 48 },
                  px: { xs: 1.5, sm: 2 },
                  borderRadius: '999px',
                  border: '1px solid',
                  borderColor: 'roles.line',
                  bgcolor: 'roles.paper',
                  typography: 'label',
                  color: 'roles.ink',
                  textDecoration: 'none',
                  transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
                  '&:hover': {
                    bgcolor: 'roles.primaryTint',
                    borderColor: 'roles.primaryLine',
                    color: 'roles.primaryOnTint',
                  },
                }}
              >
                {name}
                <Text component="span" variant="body2" quiet sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {count.toLocaleString('en-IN')}
                  <Box component="span" sx={visuallyHidden}>
                    {' '}
                    homes
                  </Box>
                </Text>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
