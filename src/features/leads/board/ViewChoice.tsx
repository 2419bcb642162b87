import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Columns3, Rows3 } from 'lucide-react';
import type { CrmView } from './useCrmView.ts';

const choices = [
  { value: 'table', label: 'Table', Icon: Rows3 },
  { value: 'board', label: 'Board', Icon: Columns3 },
] as const;

/** Switches between table and board. */
export function ViewChoice({ view, onChange }: { view: CrmView; onChange: (view: CrmView) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="View"
      value={view}
      onChange={(_, chosen: CrmView | null) => {
        if (chosen) onChange(chosen);
      }}
      sx={{ ml: 'auto', width: { xs: '100%', sm: 'auto' } }}
    >
      {choices.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value} sx={{ flex: { xs: 1, sm: 'none' } }}>
          <Icon size={16} aria-hidden />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
