import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SectionSteps } from './SectionSteps.tsx';
import { ShareBar } from './ShareBar.tsx';
import type { PageSection } from './sectionTypes.ts';

interface SectionBarProps {
  /** Names the navigation that the bar opens. */
  label: string;
  /** The sections in the page's order. */
  sections: readonly PageSection[];
  /** The id of the one that is being read. */
  current: string;
}

/**
 * The rail of narrow windows: a bar under the header that says where one is, with a segment a section; it opens the steps.
 * Escape closes them and gives focus back; so do a press beside them and leaving them with Tab.
 */
export function SectionBar({ label, sections, current }: SectionBarProps) {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const closeByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeByPress);
    return () => document.removeEventListener('pointerdown', closeByPress);
  }, [open]);
  const at = Math.max(
    sections.findIndex((section) => section.id === current),
    0,
  );
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = ({ relatedTarget: to, currentTarget }: FocusEvent<HTMLElement>) => {
    if (to instanceof Node && !currentTarget.contains(to)) setOpen(false);
  };
  return (
    <Box
      ref={bar}
      onKeyDown={closeByEscape}
      onBlur={closeWhenLeft}
      sx={{
        position: 'sticky',
        // One less than the header is high: its rule and this one are one line.
        top: { xs: 55, sm: 63 },
        zIndex: 3,
        mx: { xs: '-16px', sm: '-24px' },
        px: { xs: '16px', sm: '24px' },
        pb: '12px',
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderInlineWidth: 0,
        borderColor: 'roles.line',
      }}
    >
      <ButtonBase
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{
          // The ring keeps clear of the words.
          width: 'calc(100% + 16px)',
          mx: '-8px',
          px: '8px',
          py: '6px',
          minHeight: 44,
          gap: '12px',
          textAlign: 'left',
          borderRadius: '8px',
          '&.Mui-focusVisible': { outlineOffset: '-2px' },
        }}
      >
        <Box component="span" sx={{ typography: 'subtitle2', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {at + 1}. {sections[at]?.label}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'roles.slate', whiteSpace: 'nowrap' }}>
          {at + 1} of {sections.length}
        </Box>
        <Box
          component="span"
          sx={{ display: 'flex', rotate: open ? '180deg' : 'none', transition: 'rotate 120ms ease-out' }}
        >
          <ChevronDown size={18} strokeWidth={1.75} />
        </Box>
      </ButtonBase>
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '4px' }}>
        {sections.map((section) => (
          <ShareBar key={section.id} share={section.share} />
        ))}
      </Box>
      {open ? (
        <Box
          id={id}
          sx={{
            position: 'absolute',
            top: '100%',
            left: 0,
            right: 0,
            p: '12px 16px',
            maxHeight: '60dvh',
            overflowY: 'auto',
            bgcolor: 'roles.subtle',
            borderBottom: '1px solid',
            borderColor: 'roles.line',
            boxShadow: (theme) => theme.vars?.palette.roles.shadow2,
          }}
        >
          <SectionSteps label={label} sections={sections} current={current} onGo={() => setOpen(false)} />
        </Box>
      ) : null}
    </Box>
  );
}
