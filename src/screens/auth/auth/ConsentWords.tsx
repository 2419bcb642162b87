import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { signupConsent } from '#contract/auth.ts';
import { ShortDialog } from '#src/ui/feedback/ShortDialog.tsx';

const parts = {
  terms: { name: 'Terms', message: 'What you agree to with an account at Nivaas.' },
  privacy: { name: 'Privacy Policy', message: 'What Nivaas keeps about you, and why.' },
} as const;

/** The label of the consent checkbox; 'Terms' and 'Privacy Policy' open their texts. */
export function ConsentWords() {
  const [part, setPart] = useState<keyof typeof parts>('terms');
  const [open, setOpen] = useState(false);
  const linkTo = (to: keyof typeof parts) => (
    <Link
      component="button"
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        setPart(to);
        setOpen(true);
      }}
      sx={{ font: 'inherit', textDecoration: 'underline', py: 1.5, my: -1.5, verticalAlign: 'baseline' }}
    >
      {parts[to].name}
    </Link>
  );
  return (
    <>
      I agree to the {linkTo('terms')} and {linkTo('privacy')}
      <ShortDialog
        open={open}
        icon={ScrollText}
        tone="peacock"
        title={parts[part].name}
        message={parts[part].message}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="contained" autoFocus onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <Box component="ul" sx={{ listStyle: 'disc', pl: 2.5, mt: 2, '& > li + li': { mt: 1 } }}>
          {signupConsent[part].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </ShortDialog>
    </>
  );
}
