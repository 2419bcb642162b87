import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowRight, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { AlertChoice, SavedSearch } from '#contract/seeker.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { AlertRadios } from './AlertRadios.tsx';
import { card, footer, footerLink } from './cardStyles.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RenameSearch } from './RenameSearch.tsx';

interface SearchCardProps {
  search: SavedSearch;
  /** The search's criteria, in words. */
  words: string;
  onChoose: (alert: AlertChoice) => void;
  /** Called when its homes are opened. */
  onLook: () => void;
  onRemove: () => void;
}

// The name "3 BHK homes in Vaishali Nagar" already says the words "3 BHK, Vaishali Nagar".
const isSaidBy = (name: string, words: string): boolean => {
  const said = name.toLowerCase();
  return words
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .split(', ')
    .every((part) => said.includes(part));
};

/** A saved search: its name, the number of new homes, the alert frequency, and a link to the homes. */
export function SearchCard({ search, words, onChoose, onLook, onRemove }: SearchCardProps) {
  const { name, query, alert, fresh } = search;
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  // The form disappears with the focus in it, so return the focus to the button that opened it.
  useEffect(() => {
    if (wasRenaming.current && !renaming) pencil.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  return (
    <Box component="article" sx={card}>
      {renaming ? (
        <RenameSearch search={search} onDone={() => setRenaming(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <Text component="h3" variant="subtitle1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <IconButton ref={pencil} aria-label={`Rename ${name}`} onClick={() => setRenaming(true)} sx={renamer}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          {fresh > 0 ? <Text sx={pill}>{formatNumber(fresh)} new</Text> : null}
        </Box>
      )}
      {words && !isSaidBy(name, words) ? (
        <Text quiet sx={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
      ) : null}
      <Box sx={{ mt: 'auto' }}>
        <AlertRadios of={name} value={alert} onChoose={onChoose} />
      </Box>
      <Box sx={{ ...footer, mt: 0 }}>
        <Box
          component="a"
          href={`${paths.homes}${query && `?${query}`}`}
          aria-label={`See the homes: ${name}`}
          onClick={onLook}
          sx={footerLink}
        >
          See the homes
          <ArrowRight size={16} strokeWidth={2} aria-hidden />
        </Box>
        <RemoveButton name={name} onRemove={onRemove} />
      </Box>
    </Box>
  );
}

// As high as the other targets, without making the line higher.
const renamer = { flex: 'none', width: 44, height: 44, m: space(-1.5, -1), color: 'roles.slate' } as const;

const pill = {
  flex: 'none',
  ml: 'auto',
  px: 1,
  borderRadius: '12px',
  typography: 'captionStrong',
  bgcolor: 'tones.marigold.tint',
  color: 'tones.marigold.text',
  '&&': { lineHeight: '1.5rem' },
} as const;
