import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { SectionHead } from './SectionHead.tsx';

interface CardProps {
  /** With one, a link or a rail can lead here: the card takes focus then, though not by Tab. */
  id?: string;
  /** What it holds. */
  title?: ReactNode;
  /** Under the title: what it is for, in one line. */
  line?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Around the content, in pixels; 20 by default, 0 for tables. */
  padding?: number;
  /** Its name for screen readers, where no title gives one. */
  'aria-label'?: string;
  /** Its content is on its way or changing. */
  'aria-busy'?: boolean;
}

/** A section on paper: radius 14, a line, shadow 1. A title names the section for screen readers too. */
export function Card({ id, title, line, actions, children, padding = 20, ...aria }: CardProps) {
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
        // Clipped, not hidden: what is sticky inside, as a table's head, sticks to the page.
        overflow: 'clip',
        minWidth: 0,
      }}
    >
      {title || actions ? (
        <Box sx={{ p: '18px 20px 0' }}>
          <SectionHead id={titleId} title={title} line={line} actions={actions} look="card" />
        </Box>
      ) : null}
      <Box sx={{ p: `${padding}px` }}>{children}</Box>
    </Paper>
  );
}
