import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';

interface CardProps {
  /** With one, a link or a rail can lead here: the card takes focus then, though not by Tab. */
  id?: string;
  title?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Around the content, in pixels; 20 by default, 0 for tables. */
  padding?: number;
  'aria-label'?: string;
  'aria-busy'?: boolean;
}

/** A section on paper: radius 14, a line, shadow 1. A title names the section for screen readers too. */
export function Card({ id, title, actions, children, padding = 20, ...aria }: CardProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      {...(title && !aria['aria-label'] ? { 'aria-labelledby': titleId } : {})}
      {...(id ? { id, tabIndex: -1 } : {})}
      {...aria}
      sx={{
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: '14px',
        boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
        overflow: 'hidden',
        minWidth: 0,
      }}
    >
      {title || actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', p: '18px 20px 0' }}>
          <Box component="h2" id={titleId} sx={{ typography: 'cardTitle', flex: 1, minWidth: 0 }}>
            {title}
          </Box>
          {actions}
        </Box>
      ) : null}
      <Box sx={{ p: `${padding}px` }}>{children}</Box>
    </Paper>
  );
}
