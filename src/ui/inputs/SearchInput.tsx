import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

interface SearchInputProps {
  /** What stands in the box. */
  value: string;
  /** Called at every key, and with '' by Escape and by the clear button. */
  onChange: (value: string) => void;
  /** Said by screen readers; the placeholder is what is seen. */
  label: string;
  /** What can be searched for; the label unless told otherwise. */
  placeholder?: string;
  /** Called by Enter. */
  onSubmit?: (value: string) => void;
  /** The answer is on its way: a spinner in the glass's place. */
  busy?: boolean;
  /** There is nothing to search, for now. */
  disabled?: boolean;
  /** The header's quiet look on the sidebar's colour. */
  quiet?: boolean;
}

/** A search box outside any form. Enter sends it, Escape empties it. DebouncedSearch is the one that waits for a pause. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  onSubmit,
  busy,
  disabled,
  quiet,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
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
        disabled={Boolean(disabled)}
        inputRef={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          // The first Escape is the box's; the next one closes what it stands in.
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
        placeholder={placeholder ?? label}
        aria-busy={Boolean(busy)}
        startAdornment={
          <InputAdornment position="start" sx={{ width: 18, justifyContent: 'center' }}>
            {busy ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : <Search size={18} />}
          </InputAdornment>
        }
        endAdornment={
          value && !disabled ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label="Clear search"
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              >
                <X size={16} />
              </IconButton>
            </InputAdornment>
          ) : undefined
        }
        slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search' } }}
        sx={{
          '& input': { textOverflow: 'ellipsis' },
          ...(quiet
            ? {
                bgcolor: 'roles.side',
                '&:not(.Mui-focused):not(:hover) .MuiOutlinedInput-notchedOutline': { borderColor: 'roles.line' },
              }
            : {}),
        }}
      />
    </Box>
  );
}
