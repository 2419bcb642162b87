import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { searchCategories } from './searchTabList.ts';

interface SearchCategoryProps {
  /** The field's name; if undefined, the category is not submitted. */
  name: string | undefined;
  sx?: SxProps<Theme>;
}

/** The kind of home: a native select, so that it works on every phone and without scripts. */
export function SearchCategory({ name, sx = {} }: SearchCategoryProps) {
  const id = useId();
  return (
    <Box sx={[{ position: 'relative' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Text
        component="label"
        htmlFor={id}
        variant="caption"
        quiet
        sx={{ position: 'absolute', left: 16, top: 6, pointerEvents: 'none' }}
      >
        Category
      </Text>
      <Box
        component="select"
        id={id}
        name={name}
        sx={{
          appearance: 'none',
          width: '100%',
          height: '100%',
          p: space(2.5, 5, 0.5, 2),
          border: 0,
          borderRadius: '8px',
          bgcolor: 'transparent',
          typography: 'copy',
          fontWeight: 500,
          color: 'roles.ink',
          cursor: 'pointer',
          '& option': { bgcolor: 'roles.paper', color: 'roles.ink' },
        }}
      >
        {searchCategories.map(({ label, types }) => (
          <option key={label} value={types}>
            {label}
          </option>
        ))}
      </Box>
      <Text
        component="span"
        aria-hidden
        quiet
        sx={{ position: 'absolute', right: 14, top: 'calc(50% - 9px)', pointerEvents: 'none' }}
      >
        <ChevronDown size={18} strokeWidth={1.75} />
      </Text>
    </Box>
  );
}
