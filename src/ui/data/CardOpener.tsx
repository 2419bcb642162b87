import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface CardOpenerProps {
  /** The word on the button. */
  label: string;
  /** What the card is about; part of the button's name. */
  of: string;
  onClick: () => void;
}

/** Lets users click a card's only button or link anywhere in the card, which must be positioned. */
export const coversCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:active::after': { bgcolor: 'roles.ink', opacity: 0.05 },
} as const;

/** For other controls in a card that a button covers. */
export const aboveOpener = { position: 'relative', zIndex: 1 } as const;

/** The main action of a table's card, with a chevron; a click anywhere in the card triggers it. */
export function CardOpener({ label, of, onClick }: CardOpenerProps) {
  return (
    <Button
      variant="text"
      aria-label={`${label} ${of}`}
      onClick={onClick}
      endIcon={<ChevronRight size={16} />}
      sx={{ ...coversCard, gap: 0.5, mr: -1, '&&:hover': { bgcolor: 'transparent' } }}
    >
      {label}
    </Button>
  );
}

/** The last line of a table's card: a text, and the row's actions at the right. */
export function CardFooter({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(0, 1),
        // The buttons' touch targets reach into the card's padding.
        mb: -1.5,
      }}
    >
      <Text variant="caption" quiet>
        {text}
      </Text>
      <Box sx={{ display: 'flex', ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
