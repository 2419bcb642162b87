import Box from '@mui/material/Box';
import { useState } from 'react';
import { SearchInput } from '../inputs/SearchInput.tsx';

/** The panel header's search box, 360 wide. It has no behaviour: it only keeps what is typed. */
export function PanelSearch() {
  const [text, setText] = useState('');
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <SearchInput quiet label="Search" value={text} onChange={setText} />
    </Box>
  );
}
