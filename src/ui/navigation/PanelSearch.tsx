import Box from '@mui/material/Box';
import { useState } from 'react';
import { SearchInput } from '../inputs/SearchInput.tsx';

/** The panel header's search box. It has no behaviour (specification 000): it only keeps the text. */
export function PanelSearch() {
  const [text, setText] = useState('');
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <SearchInput quiet label="Search" value={text} onChange={setText} />
    </Box>
  );
}
