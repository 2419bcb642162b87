import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { HomeGone } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { Island } from '#src/lib/Island.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';

/** Replaces the page of a home that is no longer public: says so, and shows similar homes. */
export function HomeGoneScreen({ gone: { similar } }: { gone: HomeGone }) {
  return (
    <Box sx={publicContent}>
      <EmptyState
        size="large"
        heading="h1"
        title="This home is no longer for sale"
        text="It is sold, or its broker has taken it down."
        action={
          <Button component={Link} to={paths.homes} variant="contained" size="large">
            Search homes
          </Button>
        }
      />
      {similar.length > 0 ? (
        <Box component="section" aria-labelledby="similar" sx={publicGap}>
          <Text component="h2" id="similar" variant="h3" sx={{ mb: 2 }}>
            Homes like it
          </Text>
          <Island name="homes">
            <HomeList homes={similar} />
          </Island>
        </Box>
      ) : null}
    </Box>
  );
}
