import type { ReactNode } from 'react';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';

interface DetailDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** The record's name. */
  title: string;
  /** Under the title: whose it is, or when it came. */
  line?: ReactNode;
  /** Left of the title: its avatar. */
  lead?: ReactNode;
  /** Asked for by Escape, the close button and a press beside it. */
  onClose: () => void;
  /** The record. */
  children: ReactNode;
  /** Buttons in the foot. */
  actions?: ReactNode;
  /** 880 in the middle instead of 460 at the right. */
  wide?: boolean;
}

/** A record's details: laid at the right, or `wide` in the middle; a sheet from below on phones. */
export function DetailDialog({ wide, ...props }: DetailDialogProps) {
  return <ResponsiveDialog {...props} size={wide ? 'large' : 'aside'} />;
}
