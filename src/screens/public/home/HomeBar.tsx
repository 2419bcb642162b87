import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { useSavedHome } from '#src/features/homes/savedHomes.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';

const PHONE = '@media (max-width: 599.95px)';
const WIDE = '@media (min-width: 1200px)';

interface HomeBarProps {
  home: Pick<HomeRow, 'id' | 'title' | 'city' | 'property_type' | 'expected_price'>;
}

/**
 * Keeps Save and Enquire at hand: on a phone at the bottom of the window, hidden while the form is in view; in a wide
 * window at the top with price and title, once the page's title has scrolled out of view.
 */
export function HomeBar({ home }: HomeBarProps) {
  const { id, expected_price } = home;
  const [saved, toggle] = useSavedHome(id);
  const { bar, formSeen, titleLeft } = useSeen();
  return (
    <Box
      ref={bar}
      role="region"
      aria-label="Save or enquire"
      sx={{
        display: 'none',
        position: 'fixed',
        zIndex: 5,
        bgcolor: 'roles.paper',
        border: 0,
        borderStyle: 'solid',
        borderColor: 'roles.line',
        [PHONE]: {
          display: formSeen ? 'none' : 'block',
          inset: 'auto 0 0',
          pb: 'env(safe-area-inset-bottom)',
          borderTopWidth: 1,
          boxShadow: (theme) => theme.vars?.palette.roles.shadowUp,
        },
        // Not `display: none`: an island without a box is not hydrated.
        [WIDE]: {
          display: 'block',
          visibility: titleLeft ? 'visible' : 'hidden',
          inset: '0 0 auto',
          borderBottomWidth: 1,
          boxShadow: (theme) => theme.vars?.palette.roles.shadow2,
        },
        // Without scripts the bar would cover the form.
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Box sx={{ ...publicContent, display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 64 }}>
        <Box
          sx={{
            display: 'none',
            [WIDE]: { display: 'flex', alignItems: 'baseline', gap: 2, flex: 1, minWidth: 0 },
          }}
        >
          <Text variant="cardPrice" sx={{ flex: 'none' }}>
            {shortPrice(expected_price)}
          </Text>
          <Text variant="h4" lines={1}>
            {propertyTitle(home)}
          </Text>
        </Box>
        <Button
          aria-pressed={saved}
          onClick={toggle}
          startIcon={<Heart size={18} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />}
          size="large"
          sx={{ flex: '0 0 112px' }}
        >
          Save
        </Button>
        <Button variant="contained" href="#enquire" size="large" sx={{ flex: 1, [WIDE]: { flex: '0 0 160px' } }}>
          Enquire
        </Button>
      </Box>
    </Box>
  );
}

/** Whether the form is in view, and whether the page's title has scrolled out of it. */
function useSeen() {
  const [formSeen, setFormSeen] = useState(false);
  const [titleLeft, setTitleLeft] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = bar.current?.ownerDocument;
    const [form, title] = [page?.getElementById('enquire'), page?.querySelector('h1')];
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (target === form) setFormSeen(isIntersecting);
        else setTitleLeft(!isIntersecting && boundingClientRect.bottom <= 0);
    });
    for (const element of [form, title]) if (element) watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { bar, formSeen, titleLeft };
}
