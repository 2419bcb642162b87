import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';

/** Removes a card's item from the account: a quiet button at the bottom, above the link that covers the card. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      variant="text"
      aria-label={`Remove ${name}`}
      startIcon={<Trash2 size={18} strokeWidth={1.75} />}
      onClick={onRemove}
      sx={{ position: 'relative', zIndex: 1, minHeight: 44, px: 1, typography: 'label', color: 'roles.slate' }}
    >
      Remove
    </Button>
  );
}
