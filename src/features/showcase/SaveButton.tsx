import { Heart } from 'lucide-react';
import { useSavedCard } from '#src/lib/savedCards.ts';
import { CardButton } from './CardButton.tsx';

interface SaveButtonProps {
  /** The id that the browser stores. */
  id: string;
  title: string;
}

/** The heart on a card, which saves the card in this browser. */
export function SaveButton({ id, title }: SaveButtonProps) {
  const [saved, toggle] = useSavedCard(id);
  return (
    <CardButton label={`Save ${title}`} pressed={saved} onClick={toggle}>
      <Heart size={20} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />
    </CardButton>
  );
}
