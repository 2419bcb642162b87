import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { LucideIcon } from 'lucide-react';
import { goTo } from '#src/lib/scrolling.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { useCurrentSection } from '#src/ui/navigation/useCurrentSection.ts';

interface Section {
  /** The id of the section's card. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

interface SettingsNavProps {
  /** The sections in document order. */
  sections: readonly Section[];
  /** Shows a select instead of the list, where there is no room beside the sections. */
  narrow: boolean;
}

/** The sections of a settings page: a sticky list beside them, or a select above them. */
export function SettingsNav({ sections, narrow }: SettingsNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  if (narrow) {
    return (
      <Select
        value={current}
        // When the menu closes, it returns the focus to the select: only after that can the section take it.
        onChange={({ target }) => setTimeout(() => goTo(target.value))}
        SelectDisplayProps={{ 'aria-label': 'Section' }}
        fullWidth
        sx={{ minHeight: 44 }}
      >
        {sections.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </Select>
    );
  }
  return (
    <Box component="nav" aria-label="Sections" sx={{ position: 'sticky', top: 88, ml: -1.5 }}>
      <Box component="ul" sx={{ display: 'grid', gap: 0.25 }}>
        {sections.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <ButtonBase
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
              sx={{
                width: '100%',
                justifyContent: 'flex-start',
                gap: 1.5,
                minHeight: 40,
                px: 1.5,
                border: '1px solid transparent',
                borderRadius: '8px',
                typography: 'label',
                color: 'roles.slate',
                '&:hover': { color: 'roles.ink' },
                '&[aria-current]': {
                  bgcolor: 'roles.paper',
                  borderColor: 'roles.line',
                  boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
                  typography: 'subtitle2',
                  color: 'roles.ink',
                  '& svg': { color: 'roles.primary' },
                  ...chosenInForcedColours,
                },
              }}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {label}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
