import type { ReactNode } from 'react';
import { type DialogFrameProps, ResponsiveDialog } from './ResponsiveDialog.tsx';

interface DetailDialogProps extends DialogFrameProps {
  /** An avatar left of the title. */
  lead?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** 880 px in the middle instead of 460 px at the right. */
  wide?: boolean;
}

/** A record's details: at the right or, with `wide`, in the middle; a bottom sheet on phones. */
export function DetailDialog({ wide, ...props }: DetailDialogProps) {
  return <ResponsiveDialog {...props} size={wide ? 'large' : 'aside'} />;
}
