import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useField } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ChipGroupField } from '../../../ui/inputs/ChipGroupField';
import type { Option } from '../../../ui/inputs/SelectField';

interface MoreChipsFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  /** How many stand as chips; the rest is behind More, and the one chosen there becomes a chip. */
  first: number;
}

/** One choice of a long row: the usual ones as chips, the rest in a menu. */
export function MoreChipsField({ name, label, options, first }: MoreChipsFieldProps) {
  const [field, , actions] = useField<string>(name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rest = options.slice(first);
  const chosen = rest.find(({ value }) => value === field.value);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        flexWrap: 'wrap',
        gap: '8px',
        '& > .MuiFormControl-root': { width: 'auto' },
      }}
    >
      <ChipGroupField name={name} label={label} options={[...options.slice(0, first), ...(chosen ? [chosen] : [])]} />
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={`More ${label.toLowerCase()}`}
        endIcon={<ChevronDown size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '999px', minHeight: { xs: 44, sm: 36 }, px: '12px', fontWeight: 500 }}
      >
        More
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {rest.map((option) => (
          <MenuItem
            key={option.value}
            selected={option.value === field.value}
            onClick={() => {
              void actions.setValue(option.value);
              setAnchor(null);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
