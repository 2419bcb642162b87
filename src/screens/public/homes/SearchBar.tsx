import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import { MAX_WORDS } from '#contract/homes/choices.ts';
import { paths } from '#contract/paths.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { publicCard } from '#src/ui/layout/publicContent.ts';

interface SearchBarProps {
  words: string;
  /** The chosen city. */
  city?: string | undefined;
}

/**
 * A box for search words, such as “3 bhk under 80 lakh vaishali nagar”. A new search drops the filters of the last one
 * but keeps its city, unless the words name another place.
 */
export function SearchBar({ words, city }: SearchBarProps) {
  return (
    <Box
      component="form"
      role="search"
      action={paths.homes}
      sx={{ ...publicCard, display: 'flex', gap: 1, p: { xs: 0.5, sm: 1 } }}
    >
      <Box component="label" htmlFor="words" sx={visuallyHidden}>
        Search homes
      </Box>
      <Box
        component="input"
        id="words"
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={words}
        maxLength={MAX_WORDS}
        placeholder="3 BHK under 80 lakh, Vaishali Nagar"
        sx={{
          flex: 1,
          minWidth: 0,
          height: 48,
          px: 1.5,
          border: 0,
          borderRadius: '8px',
          bgcolor: 'transparent',
          color: 'roles.ink',
          typography: 'copy',
          textOverflow: 'ellipsis',
          '&::placeholder': { color: 'roles.placeholder', opacity: 1 },
        }}
      />
      {city ? <input type="hidden" name="city" value={city} /> : null}
      <Button type="submit" variant="contained" size="large" sx={{ height: 48, minWidth: 48, px: { xs: 0, sm: 3 } }}>
        <Search size={20} aria-hidden />
        <Box component="span" sx={{ ml: 1, display: { xs: 'none', sm: 'inline' } }}>
          Search
        </Box>
        <Box component="span" sx={{ ...visuallyHidden, display: { sm: 'none' } }}>
          Search
        </Box>
      </Button>
    </Box>
  );
}
