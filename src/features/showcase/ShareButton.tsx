import Box from '@mui/material/Box';
import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';
import { CardButton } from './CardButton';

interface ShareButtonProps {
  /** What is shared, by its name. */
  title: string;
  /** The id of the section that it stands in: the address leads there. */
  section: string;
}

/** Hands on where a card can be seen: by the device's own sheet, or copied. */
export function ShareButton({ title, section }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = new URL(`#${section}`, window.location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Link copied');
      }
    } catch {
      // The sheet was closed, or the clipboard is not allowed: nothing was shared, and nothing is claimed.
      setSaid('');
    }
  };
  return (
    <>
      <CardButton label={`Share ${title}`} onClick={() => void share()}>
        {said ? <Check size={20} strokeWidth={1.75} /> : <Share2 size={20} strokeWidth={1.75} />}
      </CardButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
