import Box from '@mui/material/Box';
import { paths } from '#contract/paths.ts';
import { useSession } from '#src/lib/sessions.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';

/**
 * The bar above a preview: the template's name, whether the homes are samples, and a broker's link to the templates.
 */
export function PreviewBar({ label, sample }: { label: string; sample: boolean }) {
  const signedIn = useSession('broker') !== null;
  return (
    // Dark above every template, regardless of the device's scheme.
    <Row
      component="aside"
      aria-label="Preview"
      data-scheme="light"
      wrap
      sx={{
        bgcolor: 'roles.tip',
        color: 'roles.tipInk',
        justifyContent: 'center',
        columnGap: space(2),
        typography: 'label',
        p: space(0.5, 2),
      }}
    >
      <Box role="note" sx={{ py: space(1) }}>
        Preview of {label}. {sample ? 'Its listings are samples.' : 'Only you see this page.'}
      </Box>
      {signedIn ? (
        <Box
          component="a"
          href={paths.broker.templates}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' }}
        >
          Back to Website Templates
        </Box>
      ) : null}
    </Row>
  );
}
