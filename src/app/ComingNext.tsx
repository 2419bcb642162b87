import { PageHeader } from '../ui/layout/PageHeader';

interface ComingNextProps {
  /** The name of the screen that will stand here. */
  title: string;
}

/** Stands in, inside the right frame, for a screen that is not built yet. */
export function ComingNext({ title }: ComingNextProps) {
  return <PageHeader title={title} purpose="Coming next. This page is not built yet." />;
}
