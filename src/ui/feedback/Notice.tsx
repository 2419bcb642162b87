import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface NoticeProps {
  /** The kind of message; each has an icon, so that colour is never the only sign. */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** A short title above the text. */
  title?: string;
  /** The text. */
  children?: ReactNode;
  /** A small button at the right, below the text on phones. */
  action?: ReactNode;
  /** Announced as soon as it appears. */
  urgent?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A message on the page about the content near it. */
export function Notice({ tone = 'info', title, children, action, urgent }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Alert severity={tone} {...(urgent ? { role: 'alert' } : { role: 'note' })} icon={<Icon size={18} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(1.5, 2) }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {title ? <Text variant="subtitle2">{title}</Text> : null}
          {children ? <Box sx={{ color: title ? 'roles.slate' : undefined }}>{children}</Box> : null}
        </Box>
        {action}
      </Box>
    </Alert>
  );
}
