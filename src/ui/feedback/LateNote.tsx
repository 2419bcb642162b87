import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '../base/Text.tsx';

interface LateNoteProps {
  title: string;
  /** Above the list. */
  intro?: string;
  /** What changed, line by line. */
  lines: readonly string[];
  /** Below the list. */
  children: ReactNode;
}

/** Above a form that keeps its input: what someone else changed in the record while it was being edited. */
export function LateNote({ title, intro, lines, children }: LateNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      ref={note}
      severity="warning"
      role="alert"
      icon={<TriangleAlert size={18} />}
      sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <Text variant="subtitle2">{title}</Text>
      {lines.length > 0 ? (
        <>
          {intro ? <p>{intro}</p> : null}
          <Box component="ul" sx={{ m: space(0.5, 0), pl: 2, listStyle: 'disc', overflowWrap: 'anywhere' }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </>
      ) : null}
      {children}
    </Alert>
  );
}
