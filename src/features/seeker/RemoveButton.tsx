import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';

/** Takes what a card shows out of the account: a quiet button at its bottom, above a link that covers the card. */
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
