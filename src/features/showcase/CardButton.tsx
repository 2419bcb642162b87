import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface CardButtonProps {
  /** For screen readers: the action and its object. */
  label: string;
  /** For a toggle button: its state. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A round button on a card's picture, 44 px wide. */
export function CardButton({ label, pressed, onClick, children }: CardButtonProps) {
  return (
    <IconButton
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
      sx={{
        width: 44,
        height: 44,
        borderRadius: '50%',
        bgcolor: 'roles.paper',
        color: pressed ? 'roles.gulabi' : 'roles.ink',
        boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
        '&:hover': { bgcolor: 'roles.paper', color: 'roles.gulabi' },
      }}
    >
      {children}
    </IconButton>
  );
}
