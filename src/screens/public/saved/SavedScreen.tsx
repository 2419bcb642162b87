import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { Island } from '#src/lib/Island.tsx';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import { SavedKeeper } from './SavedKeeper.tsx';

export interface SavedScreenProps {
  /** The ids in the address; undefined for an address without any. */
  ids: readonly number[] | undefined;
  /** Those of them that are for sale. */
  homes: readonly HomeRow[];
}

/** The saved homes. The list is in the address, so that the server can show it. */
export function SavedScreen({ ids, homes }: SavedScreenProps) {
  const gone = (ids ?? []).filter((id) => !homes.some((home) => home.id === id));
  return (
    <Box sx={publicContent}>
      <Box sx={{ py: 1 }}>
        <Breadcrumbs above={[{ label: 'Homes', to: paths.homes }]} here="Saved homes" />
      </Box>
      <Text component="h1" variant="h2">
        Saved homes
      </Text>
      {homes.length > 0 ? (
        <Text variant="copy" quiet sx={{ mt: 1 }}>
          {homesWords(homes.length)}
        </Text>
      ) : null}
      <Island name="keeper">
        <SavedKeeper ids={ids} gone={gone} />
      </Island>
      {homes.length > 0 ? (
        <Box sx={{ mt: 3 }}>
          <Box component="h2" sx={visuallyHidden}>
            Your homes
          </Box>
          <Island name="homes">
            <HomeList homes={homes} />
          </Island>
        </Box>
      ) : (
        <EmptyState
          size="large"
          title="No homes here yet"
          text="Press the heart on a home to find it here again."
          action={
            <Button component={Link} to={paths.homes} variant="contained" size="large">
              Search homes
            </Button>
          }
        />
      )}
    </Box>
  );
}
