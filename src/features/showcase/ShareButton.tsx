import Box from '@mui/material/Box';
import { Check, Share2 } from 'lucide-react';
import { useShare } from '#src/lib/useShare.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { CardButton } from './CardButton.tsx';

interface ShareButtonProps {
  title: string;
  /** The id of the section that the shared address points to. */
  section: string;
}

// Under the card's buttons, on its picture.
const note = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  width: '220px',
  p: space(1, 1.5),
  borderRadius: '8px',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  typography: 'caption',
  overflowWrap: 'anywhere',
} as const;

/** Shares the address of a card's section by the device's share sheet or the clipboard; shows the link if both fail. */
export function ShareButton({ title, section }: ShareButtonProps) {
  const { share, message, copied, url } = useShare();
  return (
    <>
      <CardButton
        label={`Share ${title}`}
        onClick={() => void share(title, new URL(`#${section}`, window.location.href).href)}
      >
        {copied ? <Check size={20} strokeWidth={1.75} /> : <Share2 size={20} strokeWidth={1.75} />}
      </CardButton>
      {/* `swiper-no-swiping` keeps the link selectable in a carousel; one click selects all of it. */}
      <Box component="span" role="status" className="swiper-no-swiping" sx={url ? note : visuallyHidden}>
        {message}
        {url ? (
          <Box component="span" sx={{ display: 'block', userSelect: 'all' }}>
            {url}
          </Box>
        ) : null}
      </Box>
    </>
  );
}
