import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyPlace } from '#src/art/EmptyDrawing.tsx';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** The reason, or what to do. */
  text?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
  /** The drawing; defaults to the haveli. */
  drawing?: EmptyPlace | undefined;
  /** `small` in a menu, `medium` in a card or table, `large` for a whole page. */
  size?: 'small' | 'medium' | 'large';
  /** The level of the title as a heading, for public pages. */
  heading?: 'h1' | 'h2';
}

const sizes = {
  small: { padding: space(2.5, 2, 3), drawing: 112, gap: 1, title: 'subtitle2' },
  medium: { padding: space(4, 3, 5), drawing: 160, gap: 1.5, title: 'cardTitle' },
  large: { padding: space(9, 3, 10), drawing: 224, gap: 2.5, title: 'sectionTitle' },
} as const;

const titles = { h1: 'h2', h2: 'h3' } as const;

/** An empty state: a drawing, a text and an action. */
export function EmptyState({ title, text, action, drawing, size = 'medium', heading }: EmptyStateProps) {
  const look = sizes[size];
  return (
    <Row sx={{ flexDirection: 'column', textAlign: 'center', p: look.padding, whiteSpace: 'normal' }}>
      <EmptyDrawing of={drawing} width={look.drawing} />
      <Text
        component={heading ?? 'p'}
        variant={heading ? titles[heading] : look.title}
        sx={{ mt: look.gap, overflowWrap: 'anywhere' }}
      >
        {title}
      </Text>
      {text ? (
        <Text quiet sx={{ maxWidth: 340, mt: heading ? 1.5 : 0.5, textWrap: 'pretty' }}>
          {text}
        </Text>
      ) : null}
      {action ? <Box sx={{ mt: 2 }}>{action}</Box> : null}
    </Row>
  );
}
