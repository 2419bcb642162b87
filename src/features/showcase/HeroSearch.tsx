import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LocateFixed, Search } from 'lucide-react';
import { type ChangeEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { controlHeight } from '#src/theme/controls.ts';
import { edgeInForcedColours } from '#src/theme/forcedColours.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { SearchCategory } from './SearchCategory.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { type SearchTab, tabFor, tabNamed } from './searchTabList.ts';
import { useNearby } from './useNearby.ts';

// From here on all fields are in one row.
const row = '@media (min-width: 720px)';

const field = {
  height: controlHeight.large,
  minWidth: 0,
  border: '1px solid',
  borderColor: 'roles.control',
  borderRadius: '8px',
  [row]: { border: 0 },
} as const;

/** The tab and the text of the search; both follow the address (`?for=tenants&q=Raja%20Park`). */
function useSearch() {
  const [address] = useSearchParams();
  const visitor = address.get('for');
  const query = address.get('q');
  const { key } = useLocation();
  const navigation = useNavigationType();
  const handledKey = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const [tab, setTab] = useState<SearchTab>(() => tabFor(visitor));
  const [text, setText] = useState('');
  useEffect(() => {
    if (handledKey.current === key) return;
    handledKey.current = key;
    if (!query) return setTab(tabFor(visitor));
    setText(query);
    if (navigation !== 'POP') input.current?.focus();
  }, [key, navigation, visitor, query]);
  return { tab, setTab, text, setText, input };
}

interface WhereFieldProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  placeholder: string;
  onText: (text: string) => void;
}

function WhereField({ input, text, placeholder, onText }: WhereFieldProps) {
  const id = useId();
  return (
    <Box
      sx={{
        ...field,
        flex: '1 1 100%',
        position: 'relative',
        [row]: { border: 0, flex: 1 },
        '&:focus-within': (theme) => ({
          outline: `2px solid ${theme.vars?.palette.roles.focus}`,
          outlineOffset: '-2px',
        }),
        '&::before': {
          content: '""',
          display: 'none',
          position: 'absolute',
          left: 0,
          top: 0,
          bottom: 0,
          width: '1px',
          bgcolor: 'roles.line',
          [row]: { display: 'block' },
        },
      }}
    >
      <Text
        component="label"
        htmlFor={id}
        variant="caption"
        quiet
        sx={{ position: 'absolute', left: { xs: 16, md: 20 }, top: 6, pointerEvents: 'none' }}
      >
        Where
      </Text>
      <Box
        component="input"
        ref={input}
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onText(event.target.value)}
        sx={{
          width: '100%',
          height: '100%',
          p: { xs: space(2.5, 2, 0.5), md: space(2.5, 2.5, 0.5) },
          border: 0,
          borderRadius: 'inherit',
          bgcolor: 'transparent',
          color: 'roles.ink',
          typography: 'copy',
          textOverflow: 'ellipsis',
          // The focus ring surrounds the whole field.
          outline: 'none',
          '&::placeholder': (theme) => ({ color: theme.vars?.palette.roles.placeholder, opacity: 1 }),
        }}
      />
    </Box>
  );
}

function SearchNotice({ text }: { text: string }) {
  return (
    <Text
      component="div"
      role="status"
      variant="body1"
      quiet
      sx={{
        p: text ? space(0.5, 1, 1) : 0,
        // In the space below the card, so that the layout does not shift.
        [row]: { p: text ? space(1.5, 2.5, 0) : 0, position: 'absolute', inset: '100% 0 auto' },
      }}
    >
      {text}
    </Text>
  );
}

/**
 * The search of the public pages: five tabs, a category, a text, the visitor's location. A plain form: Search opens the
 * results page, even without scripts, and makes no API call (specification 001, section 7).
 */
export function HeroSearch() {
  const panelId = useId();
  const { tab, setTab, text, setText, input } = useSearch();
  const { nearby, detect } = useNearby((city) => setText((typed) => typed || city));
  const { placeholder, page, filter, byCategory } = tabNamed(tab);
  return (
    <Box
      component="form"
      action={page}
      role="search"
      aria-label="Homes"
      sx={{
        position: 'relative',
        bgcolor: 'roles.paper',
        borderRadius: '14px',
        p: 1,
        ...edgeInForcedColours,
        boxShadow: (theme) => theme.vars?.palette.roles.searchShadow,
      }}
    >
      <SearchTabs panel={panelId} chosen={tab} onChoose={setTab} />
      <Row
        id={panelId}
        role="tabpanel"
        aria-label={tab}
        gap={1}
        wrap
        sx={{ p: { xs: space(1.5, 0.5, 0.5), sm: space(1.5, 1, 1) }, [row]: { flexWrap: 'nowrap', gap: 0 } }}
      >
        {filter ? <input type="hidden" name={filter[0]} value={filter[1]} /> : null}
        <SearchCategory
          name={byCategory ? 'type' : undefined}
          sx={{ ...field, flex: '1 1 100%', [row]: { border: 0, flex: '0 0 clamp(168px, 22vw, 206px)' } }}
        />
        <WhereField input={input} text={text} placeholder={placeholder} onText={setText} />
        <Button
          variant="text"
          size="large"
          aria-busy={nearby.busy}
          onClick={nearby.busy ? undefined : () => void detect()}
          startIcon={<LocateFixed size={20} strokeWidth={1.75} />}
          sx={{ flex: 'none', px: { xs: 1.5, md: 2 } }}
        >
          Near me
        </Button>
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<Search size={20} strokeWidth={1.75} />}
          sx={{ flex: 1, px: 4, [row]: { flex: 'none', ml: 1 } }}
        >
          Search
        </Button>
      </Row>
      <SearchNotice text={nearby.text} />
    </Box>
  );
}
