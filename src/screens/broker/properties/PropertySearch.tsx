import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SearchInput } from '#src/ui/inputs/SearchInput.tsx';

interface PropertySearchProps {
  initial: string;
  busy: boolean;
  onSearch: (text: string) => void;
}

/**
 * The search box and its button. It searches only on Enter and on Search: the specification asks for that button, which
 * `ListSearch`, searching while the person types, does not have.
 */
export function PropertySearch({ initial, busy, onSearch }: PropertySearchProps) {
  const [text, setText] = useState(initial);
  // The box follows the address, also on Back. It is not remounted for that, because it would lose the focus.
  const [followed, setFollowed] = useState(initial);
  if (followed !== initial) {
    setFollowed(initial);
    setText(initial);
  }
  return (
    // Below the box on a phone, where the placeholder needs the whole width.
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        gap: 1,
        maxWidth: 508,
        mb: 2.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <SearchInput
          value={text}
          onChange={setText}
          onSubmit={onSearch}
          busy={busy}
          label="Search properties"
          placeholder="Search city/locality/address/title"
        />
      </Box>
      <Button onClick={() => onSearch(text)} aria-busy={busy}>
        Search
      </Button>
    </Box>
  );
}
