import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SearchInput } from '#src/ui/inputs/SearchInput.tsx';

interface PropertySearchProps {
  initial: string;
  busy: boolean;
  onSearch: (text: string) => void;
}

/** The search box and its button; nothing is asked until one of Enter and Search is pressed. */
export function PropertySearch({ initial, busy, onSearch }: PropertySearchProps) {
  const [text, setText] = useState(initial);
  // Searched, or gone back: the box follows the address and keeps its focus, as a new one would not.
  const [followed, setFollowed] = useState(initial);
  if (followed !== initial) {
    setFollowed(initial);
    setText(initial);
  }
  return (
    // Below the box on a phone: beside it, the box has no room to say what is searched.
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        gap: '8px',
        maxWidth: 508,
        mb: '20px',
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
