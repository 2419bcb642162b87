import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SearchView } from '#contract/homes/pageView.ts';
import { mediumControl } from '#src/theme/controls.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { scrollFade } from '#src/ui/layout/scrollFade.ts';
import { useLiveSearch } from './liveSearch.ts';
import { askedFor } from './searchWords.ts';

/** What a search looks for: each chip links to the same search without it. On a phone, one row that scrolls. */
export function AskedChips({ view: first }: { view: SearchView }) {
  const { query, found } = useLiveSearch(first).view;
  const asked = askedFor(query, found);
  return (
    <Box
      component="ul"
      aria-label="What you asked for"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 1,
        overflowX: { xs: 'auto', sm: 'visible' },
        ...scrollFade,
        mx: { xs: -2, sm: 0 },
        pl: { xs: 2, sm: 0 },
        pr: { xs: 5, sm: 0 },
        py: 0.5,
        mt: 1.5,
        '&:empty': { display: 'none' },
      }}
    >
      {asked.map(({ words, without, isText }) => (
        <Box
          component="li"
          key={`${isText ? 'text' : 'filter'} ${words}`}
          sx={{ position: 'relative', flex: 'none', maxWidth: '100%' }}
        >
          <Box
            component={Link}
            to={without}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              ...mediumControl,
              maxWidth: '100%',
              pl: 2,
              pr: 1.5,
              borderRadius: '22px',
              border: isText ? '1px dashed' : '1px solid',
              borderColor: isText ? 'roles.control' : 'roles.primaryLine',
              bgcolor: isText ? 'transparent' : 'roles.primaryTint',
              color: isText ? 'roles.ink' : 'roles.primaryOnTint',
              typography: 'label',
              overflowWrap: 'anywhere',
              textDecoration: 'none',
            }}
          >
            <Box component="span" sx={visuallyHidden}>
              Without{' '}
            </Box>
            {words}
            <X size={16} aria-hidden style={{ flex: 'none' }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
