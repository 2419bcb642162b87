import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { space } from '#src/theme/spacing.ts';
import { SectionHead } from './SectionHead.tsx';

interface CardProps {
  /** Makes the card a link target, which can be focused but is no tab stop. */
  id?: string;
  /** The title, which also names the section. */
  title?: ReactNode;
  /** A line below the title. */
  line?: ReactNode;
  /** Actions at the right of the title. */
  actions?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** The padding in steps of the spacing scale; 0 for tables. */
  padding?: number;
  /** The section's name, if it has no title. */
  'aria-label'?: string;
  /** The content is loading or changing. */
  'aria-busy'?: boolean;
}

const around = 2.5;

/** A section on paper with a border and a shadow. */
export function Card({ id, title, line, actions, children, padding = around, ...aria }: CardProps) {
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
        // `clip` instead of `hidden`, so that sticky content, such as a table's head, sticks to the page.
        overflow: 'clip',
        minWidth: 0,
      }}
    >
      {title || actions ? (
        <Box sx={{ p: space(around, around, 0) }}>
          <SectionHead id={titleId} title={title} line={line} actions={actions} />
        </Box>
      ) : null}
      <Box sx={{ p: padding }}>{children}</Box>
    </Paper>
  );
}
