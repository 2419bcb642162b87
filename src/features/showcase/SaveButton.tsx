import { Heart } from 'lucide-react';
import { useSavedCard } from '#src/lib/savedCards.ts';
import { CardButton } from './CardButton.tsx';

interface SaveButtonProps {
  /** The card's id, under which this browser keeps it. */
  id: string;
  /** Read out: what is saved. */
  title: string;
}

/** The heart on a card: saves it in this browser. */
export function SaveButton({ id, title }: SaveButtonProps) {
  const [saved, toggle] = useSavedCard(id);
  return (
    <CardButton label={`Save ${title}`} pressed={saved} onClick={toggle}>
      <Heart size={20} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />
    </CardButton>
  );
}
