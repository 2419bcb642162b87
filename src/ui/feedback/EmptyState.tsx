import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '../illustrations/EmptyDrawing';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** In place of the usual small drawing. */
  drawing?: ReactNode;
}

/** Nothing here: a small drawing, the words, and the action that helps. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        p: '32px 24px 36px',
        whiteSpace: 'normal',
      }}
    >
      {drawing ?? <EmptyDrawing />}
      <Box component="p" sx={{ typography: 'cardTitle', mt: '14px', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {text ? (
        <Box component="p" sx={{ color: 'roles.slate', maxWidth: 300, mt: '4px' }}>
          {text}
        </Box>
      ) : null}
      {action ? <Box sx={{ mt: '16px' }}>{action}</Box> : null}
    </Box>
  );
}
