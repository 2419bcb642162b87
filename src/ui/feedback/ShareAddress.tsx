import Button from '@mui/material/Button';
import { Check, Share2 } from 'lucide-react';
import { useShare } from '#src/lib/useShare.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface ShareAddressProps {
  /** The title of the shared page, for the share sheet. */
  title: string;
  /** The path of the shared page; defaults to the current page. */
  path?: string;
  /** A longer name than "Share" for screen readers. */
  label?: string;
  /** Puts the message to the left of the button, for a button at the right edge. */
  atEnd?: boolean;
}

/**
 * Shares a page's address through the device's share sheet or the clipboard. It is hidden without scripts, because it
 * would do nothing.
 */
export function ShareAddress({ title, path = '', label, atEnd }: ShareAddressProps) {
  const { share, message, copied, url } = useShare();
  const Icon = copied ? Check : Share2;
  return (
    <Row
      gap={space(0.5, 1.5)}
      wrap
      sx={{ flexDirection: atEnd ? 'row-reverse' : 'row', '@media (scripting: none)': { display: 'none' } }}
    >
      <Button
        onClick={() => void share(title, new URL(path, window.location.href).href)}
        aria-label={label}
        startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      >
        Share
      </Button>
      <Text role="status" quiet sx={{ overflowWrap: 'anywhere' }}>
        {[message, url].filter(Boolean).join(' ')}
      </Text>
    </Row>
  );
}
