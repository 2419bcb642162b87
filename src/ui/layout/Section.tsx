import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SectionHead } from './SectionHead';

interface SectionProps {
  /** What it holds; names the section for screen readers too. */
  title: ReactNode;
  /** Under the title: what it is for, in one line. */
  line?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** A part of a page that stands on the page itself: title, line, actions, and what it holds. On paper it is a `Card`. */
export function Section({ title, line, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: '16px', minWidth: 0 }}>
      <SectionHead id={id} title={title} line={line} actions={actions} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
