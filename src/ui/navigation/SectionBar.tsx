import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { lowWindow } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { ShareBar } from './SectionRail.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import type { SectionNavProps } from './sectionTypes.ts';

/**
 * The section navigation of narrow windows: a bar under the header with the current section and a segment for each section. It
 * opens the list of steps. Escape, a click outside and tabbing out close the list.
 */
export function SectionBar({ label, sections, current }: SectionNavProps) {
  const id = useId();
  const { open, bar, button, close, toggle, handlers } = useDropDown();
  const index = Math.max(
    sections.findIndex((section) => section.id === current),
    0,
  );
  return (
    <Box
      ref={bar}
      {...handlers}
      sx={{
        position: 'sticky',
        [lowWindow]: { position: 'relative', '&&': { top: 0 } },
        // One pixel less than the header's height, so that the two borders overlap.
        top: { xs: 55, sm: 63 },
        zIndex: 3,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pb: 1.5,
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderInlineWidth: 0,
        borderColor: 'roles.line',
      }}
    >
      <BarButton
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        title={`${index + 1}. ${sections[index]?.label}`}
        count={`${index + 1} of ${sections.length}`}
      />
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 0.5 }}>
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
            p: space(1.5, 2),
            maxHeight: '60dvh',
            overflowY: 'auto',
            bgcolor: 'roles.subtle',
            borderBottom: '1px solid',
            borderColor: 'roles.line',
            boxShadow: (theme) => theme.vars?.palette.roles.shadow2,
          }}
        >
          <SectionSteps label={label} sections={sections} current={current} onGo={close} />
        </Box>
      ) : null}
    </Box>
  );
}

function useDropDown() {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeByPress);
    return () => document.removeEventListener('pointerdown', closeByPress);
  }, [open]);
  return {
    open,
    bar,
    button,
    close: () => setOpen(false),
    toggle: () => setOpen(!open),
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}

interface BarButtonProps extends Omit<ButtonBaseProps, 'title'> {
  title: string;
  count: string;
}

function BarButton({ title, count, ...props }: BarButtonProps) {
  return (
    <ButtonBase
      {...props}
      sx={{
        // Wider than its content, so that the focus ring does not touch the text.
        width: 'calc(100% + 16px)',
        mx: -1,
        px: 1,
        py: 0.75,
        minHeight: 44,
        gap: 1.5,
        textAlign: 'left',
        borderRadius: '8px',
        '&.Mui-focusVisible': { outlineOffset: '-2px' },
      }}
    >
      <Text component="span" variant="subtitle2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      <Text component="span" variant="caption" quiet sx={{ whiteSpace: 'nowrap' }}>
        {count}
      </Text>
      <Box
        component="span"
        sx={{
          display: 'flex',
          rotate: props['aria-expanded'] ? '180deg' : 'none',
          transition: 'rotate 120ms ease-out',
        }}
      >
        <ChevronDown size={18} strokeWidth={1.75} />
      </Box>
    </ButtonBase>
  );
}
