import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';
import { scrollBehaviour } from '#src/lib/scrolling.ts';

interface BackToTopProps {
  /** The id of what takes focus there, so that the next Tab starts from the top, too. */
  topId: string;
}

/** Scrolls to the top: smoothly, unless the visitor asked for no motion. */
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
        minHeight: 44,
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
