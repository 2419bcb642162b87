import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';
import { scrollBehaviour } from '#src/lib/scrolling.ts';

interface BackToTopProps {
  /** The id of the element to focus, from which the next Tab continues. */
  topId: string;
}

/** Scrolls to the top, smoothly unless reduced motion is set. */
export function BackToTop({ topId }: BackToTopProps) {
  const go = () => {
    document.getElementById(topId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
  };
  return (
    <Button
      onClick={go}
      startIcon={<ArrowUp size={18} strokeWidth={1.75} />}
      sx={{
        '&&': {
          borderRadius: '999px',
          bgcolor: 'transparent',
          borderColor: 'roles.deepControl',
          color: 'roles.deepInk',
        },
        '&&:hover': { bgcolor: 'roles.deepField' },
      }}
    >
      Back to top
    </Button>
  );
}
