import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

interface SearchInputProps {
  /** The text. */
  value: string;
  /** Called with every change, and with '' by Escape and the clear button. */
  onChange: (value: string) => void;
  /** The label for screen readers. */
  label: string;
  /** The placeholder; defaults to the label. */
  placeholder?: string;
  /** Called with the text by Enter. */
  onSubmit?: (value: string) => void;
  /** The result is loading: shows a spinner instead of the icon. */
  busy?: boolean;
  /** Focuses the input when it appears, as in a dialog that is opened for it. */
  autoFocus?: boolean;
  /** A quiet style for the header. */
  quiet?: boolean;
}

/** A search box with a form of its own. Enter submits it, Escape clears it. See DebouncedSearch for search while typing. */
export function SearchInput(props: SearchInputProps) {
  const { value, onChange, label, placeholder, onSubmit, busy, autoFocus, quiet } = props;
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
        autoFocus={Boolean(autoFocus)}
        inputRef={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          // The first Escape clears the input; only the next one reaches a dialog around it.
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
          value ? (
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
