import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';

interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Said by screen readers; the placeholder is what is seen. */
  label: string;
  placeholder?: string;
  onSubmit?: (value: string) => void;
  /** The header's quiet look on the sidebar's colour. */
  quiet?: boolean;
}

/** A search box outside any form; Enter calls `onSubmit`. */
export function SearchInput({ value, onChange, label, placeholder, onSubmit, quiet }: SearchInputProps) {
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
      sx={{ width: '100%' }}
    >
      <OutlinedInput
        fullWidth
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder ?? label}
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} />
          </InputAdornment>
        }
        endAdornment={
          value ? (
            <InputAdornment position="end">
              <IconButton size="small" aria-label="Clear search" onClick={() => onChange('')}>
                <X size={16} />
              </IconButton>
            </InputAdornment>
          ) : undefined
        }
        slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search' } }}
        sx={
          quiet
            ? {
                bgcolor: 'roles.side',
                '&:not(.Mui-focused):not(:hover) .MuiOutlinedInput-notchedOutline': { borderColor: 'roles.line' },
              }
            : undefined
        }
      />
    </Box>
  );
}
