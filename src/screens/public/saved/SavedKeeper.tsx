import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { forgetHomes, useSavedHomes } from '#src/features/homes/savedHomes.ts';

interface SavedKeeperProps {
  /** The ids in the address; undefined for an address without any. */
  ids: readonly number[] | undefined;
  /** Those that are not for sale any more. */
  gone: readonly number[];
  /** Opens another address in place of this one. */
  open?: (address: string) => void;
}

const replace = (address: string) => window.location.replace(address);

/** Puts the homes that the browser keeps into the address, and forgets those that are gone when asked to. */
export function SavedKeeper({ ids, gone, open = replace }: SavedKeeperProps) {
  const saved = useSavedHomes();
  const wanted = saved.toReversed().join(',');
  useEffect(() => {
    if (!ids && wanted) open(`${paths.saved}?ids=${wanted}`);
  }, [ids, wanted, open]);
  const kept = gone.filter((id) => saved.includes(id));
  if (kept.length === 0) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        mt: '16px',
        p: '12px 16px',
        borderRadius: '8px',
        bgcolor: 'tones.marigold.tint',
      }}
    >
      {kept.length === 1 ? 'One of them is' : `${kept.length} of them are`} no longer for sale.
      <Button onClick={() => forgetHomes(kept)} sx={{ minHeight: 44 }}>
        Forget {kept.length === 1 ? 'it' : 'them'}
      </Button>
    </Box>
  );
}
