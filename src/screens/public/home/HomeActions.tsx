import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, Columns2, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { MOST_COMPARED } from '#contract/homes/choices.ts';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { toggleCompared, useComparedHomes } from '#src/features/homes/comparedHomes.ts';
import { useSavedHome } from '#src/features/homes/savedHomes.ts';
import { useShare } from '#src/lib/useShare.ts';
import { Text } from '#src/ui/base/Text.tsx';

const press = { px: 1.5, color: 'roles.ink' } as const;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Compare, share and save a home. Without scripts they would do nothing, so they are left out. */
export function HomeActions({ home }: { home: Pick<HomeRow, 'id' | 'title' | 'city' | 'property_type'> }) {
  const { id } = home;
  const title = propertyTitle(home);
  const [saved, toggle] = useSavedHome(id);
  const compared = useComparedHomes();
  const [full, setFull] = useState(false);
  const { share, message, copied, url } = useShare();
  const chosen = compared.includes(id);
  const note = full
    ? `${MOST_COMPARED} homes are compared already. Take one off to add this.`
    : [message, url].filter(Boolean).join(' ');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        // The place name beside them shrinks, so that they stay in one line.
        flexShrink: { sm: 0 },
        maxWidth: '100%',
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Text role="status" quiet sx={{ overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}>
        {note}
      </Text>
      {chosen ? (
        <Button variant="text" href={paths.compareOf(compared)} startIcon={<Columns2 {...icon} />} sx={press}>
          See {compared.length === 1 ? 'comparison' : `all ${compared.length}`}
        </Button>
      ) : null}
      <Button
        variant="text"
        aria-pressed={chosen}
        startIcon={chosen ? <Check {...icon} /> : <Columns2 {...icon} />}
        onClick={() => setFull(!toggleCompared(id))}
        sx={press}
      >
        Compare
      </Button>
      <Button
        variant="text"
        startIcon={copied ? <Check {...icon} /> : <Share2 {...icon} />}
        onClick={() => void share(title, `${window.location.origin}${window.location.pathname}`)}
        sx={press}
      >
        Share
      </Button>
      <Button
        variant="text"
        aria-pressed={saved}
        startIcon={<Heart {...icon} fill={saved ? 'currentColor' : 'none'} />}
        onClick={toggle}
        sx={{ ...press, color: saved ? 'roles.gulabi' : 'roles.ink' }}
      >
        Save
      </Button>
    </Box>
  );
}
