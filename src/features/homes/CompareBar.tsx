import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { clearCompared, useComparedHomes } from './comparedHomes.ts';

interface CompareBarProps {
  /** The homes of the list. */
  homes: readonly HomeRow[];
  /** At the bottom of the window while the list is in view; otherwise below the list. */
  isFixed?: boolean;
}

/**
 * Shown once a home is ticked: the homes to compare, with pictures of those in the list, and a link to the comparison.
 */
export function CompareBar({ homes, isFixed = true }: CompareBarProps) {
  const ids = useComparedHomes();
  if (ids.length === 0) return null;
  const here = homes.filter(({ id }) => ids.includes(id));
  return (
    <Box
      role="region"
      aria-label="Homes to compare"
      sx={{
        ...(isFixed && { position: 'sticky', bottom: 0, zIndex: 4 }),
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        mt: 3,
        mx: { xs: -2, sm: 0 },
        px: 2,
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: { xs: 0, sm: isFixed ? '14px 14px 0 0' : '14px' },
        ...(isFixed && { boxShadow: (theme) => theme.vars?.palette.roles.shadowUp }),
      }}
    >
      {here.map((home) => (
        <Box
          key={home.id}
          aria-hidden
          sx={{
            position: 'relative',
            flex: 'none',
            width: 48,
            height: 36,
            overflow: 'hidden',
            borderRadius: '6px',
            bgcolor: 'roles.track',
            display: { xs: 'none', sm: 'block' },
          }}
        >
          <HomePhoto home={home} url={home.photo?.file_url} sizes="48px" />
        </Box>
      ))}
      <Text role="status" variant="body1" sx={{ flex: 1, minWidth: 0 }}>
        {ids.length === 1 ? 'Tick one more to compare' : `${ids.length} homes chosen`}
      </Text>
      <Button variant="text" onClick={clearCompared}>
        Clear
      </Button>
      {ids.length > 1 ? (
        <Button variant="contained" href={paths.compareOf(ids)}>
          Compare {ids.length}
        </Button>
      ) : null}
    </Box>
  );
}
