import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#src/lib/downloadText.ts';
import { space } from '#src/theme/spacing.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { useCopy } from '#src/ui/feedback/useCopy.ts';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';

interface RecoveryCodesProps {
  open: boolean;
  codes: readonly string[];
  /** `kept`: the codes were copied or downloaded, or the person confirmed keeping them. */
  onClose: (kept: boolean) => void;
}

/** The recovery codes, to copy or to download. */
export function RecoveryCodes({ open, codes, onClose }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  return (
    <ResponsiveDialog
      open={open}
      title="Save your recovery codes"
      line="Each code signs you in once if you do not have your phone."
      onClose={() => onClose(kept)}
      actions={
        <Button variant="contained" onClick={() => onClose(true)}>
          I have saved them
        </Button>
      }
    >
      {/* The "Copied" snackbar is in the dialog, because the page behind it is hidden from screen readers. */}
      <SnackbarProvider>
        <Codes codes={codes} onKept={() => setKept(true)} />
      </SnackbarProvider>
    </ResponsiveDialog>
  );
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <Stack>
      <Notice tone="warning">They are shown until you leave this page. Keep them where no one else finds them.</Notice>
      <Box
        component="ol"
        aria-label="Recovery codes"
        sx={{
          p: space(1, 2),
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '10px',
          fontFeatureSettings: '"tnum"',
          '& li': { py: 0.5, overflowWrap: 'anywhere' },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          startIcon={<Copy size={18} />}
          onClick={async () => {
            if (await copy(text)) onKept();
          }}
        >
          Copy
        </Button>
        <Button
          startIcon={<Download size={18} />}
          onClick={() => {
            downloadText('nivaas-recovery-codes.txt', `${text}\n`, 'text/plain');
            onKept();
          }}
        >
          Download
        </Button>
      </Box>
    </Stack>
  );
}
