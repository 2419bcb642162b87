import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { MOST_COMPARED } from '#contract/homes/choices.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { Island } from '#src/lib/Island.tsx';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ShareAddress } from '#src/ui/feedback/ShareAddress.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import { CompareTable } from './CompareTable.tsx';

export interface CompareScreenProps {
  /** At most four, in the order of the address. */
  homes: readonly HomeDetail[];
  /** How many homes in the address do not exist, or no longer do. */
  missing: number;
}

const counts = ['No homes', 'One home', 'Two homes', 'Three homes', 'Four homes'];

/** Compares the homes whose ids are in the address. Works without scripts. */
export function CompareScreen({ homes, missing }: CompareScreenProps) {
  return (
    <Box sx={publicContent}>
      <Box sx={{ py: 1 }}>
        <Breadcrumbs
          above={[
            { label: 'Homes', to: paths.homes },
            { label: 'Saved homes', to: paths.saved },
          ]}
          here="Compare"
        />
      </Box>
      <Row gap={space(1, 3)} wrap>
        <Text component="h1" variant="h2" sx={{ flex: 1 }}>
          {homes.length === 0 ? 'Compare homes' : `${counts[homes.length]}, side by side`}
        </Text>
        {homes.length > 0 ? (
          <Island name="share">
            <ShareAddress title="Homes side by side" atEnd />
          </Island>
        ) : null}
      </Row>
      {missing > 0 ? (
        <Box
          component="p"
          role="status"
          sx={{ mt: 1.5, p: space(1.5, 2), borderRadius: '8px', bgcolor: 'tones.marigold.tint' }}
        >
          {missing === 1 ? 'One of the homes is' : `${missing} of the homes are`} not for sale any more, or never
          existed.
        </Box>
      ) : null}
      {homes.length === 0 ? (
        <EmptyState
          size="large"
          title="Nothing to compare yet"
          text={`Tick Compare on up to ${MOST_COMPARED} homes to see them side by side.`}
          action={
            <Button component={Link} to={paths.homes} variant="contained" size="large">
              Search homes
            </Button>
          }
        />
      ) : (
        <>
          <Text variant="copy" quiet sx={{ mt: 1 }}>
            What differs is marked. What is the same is grey.
          </Text>
          <CompareTable homes={homes} />
        </>
      )}
    </Box>
  );
}
