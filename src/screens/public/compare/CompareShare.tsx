import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, Share2 } from 'lucide-react';
import { useShare } from '#src/lib/useShare.ts';
import { space } from '#src/theme/spacing.ts';

/** Shares a comparison: its address names the homes. Without scripts it would do nothing, so it is left out. */
export function CompareShare() {
  const { share, message, copied, url } = useShare();
  const Icon = copied ? Check : Share2;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'row-reverse',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(0.5, 1.5),
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Button
        onClick={() => void share('Homes side by side', window.location.href)}
        startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      >
        Share
      </Button>
      <Box component="p" role="status" sx={{ color: 'roles.slate', overflowWrap: 'anywhere' }}>
        {[message, url].filter(Boolean).join(' ')}
      </Box>
    </Box>
  );
}
