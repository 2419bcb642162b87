import Box from '@mui/material/Box';
import { ArrowDown } from 'lucide-react';
import { homesPath } from '#contract/homes/address.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SavedHome } from '#contract/seeker.ts';
import { CompareTick } from '#src/features/homes/CompareTick.tsx';
import { areaWords, kindWords, placeWords, sumWords } from '#src/features/homes/homeWords.ts';
import { card, footer, footerLink } from '#src/features/seeker/cardStyles.ts';
import { RemoveButton } from '#src/features/seeker/RemoveButton.tsx';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { fallOf } from './whatIsNew.ts';

interface SavedHomeCardProps {
  home: SavedHome;
  onRemove: () => void;
}

// A home that is gone may have no page any more: link to similar homes instead.
const similarTo = ({ city, locality, property_type }: SavedHome): string =>
  homesPath({
    city: city ?? undefined,
    locality: locality ?? undefined,
    type: propertyTypes.values.filter((type) => type === property_type),
  });

/** A saved home. The whole card is one link; for a home that is gone it leads to similar ones, and says so. */
export function SavedHomeCard({ home, onRemove }: SavedHomeCardProps) {
  const gone = home.state === 'gone';
  const fall = fallOf(home);
  const name = propertyTitle(home);
  return (
    <Box component="article" sx={card}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', columnGap: 2 }}>
        <Box sx={{ ...picture, ...(gone && { filter: 'grayscale(1)', opacity: 0.6 }) }}>
          <HomePhoto home={home} url={home.photo?.file_url} sizes="112px" />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Price gone={gone} words={shortPrice(home.expected_price)} />
          <p>{kindWords(home)}</p>
          {home.built_up_area ? <Text quiet>{areaWords(home.built_up_area, home.area_unit)}</Text> : null}
          <Text component="h3" variant="h4" lines={2} sx={{ mt: 1 }}>
            {gone ? (
              name
            ) : (
              <Box component="a" href={home.path} sx={coveringLink}>
                {name}
              </Box>
            )}
          </Text>
          <Text quiet>{placeWords(home)}</Text>
        </Box>
      </Box>
      {gone ? <Box sx={{ ...line, bgcolor: 'roles.seg' }}>No longer for sale</Box> : null}
      {fall > 0 ? (
        <Box sx={{ ...line, bgcolor: 'tones.success.tint', color: 'tones.success.text' }}>
          <ArrowDown size={16} strokeWidth={2.2} aria-hidden />
          {sumWords(fall)} less than when you saved it
        </Box>
      ) : null}
      <Box sx={footer}>
        {gone ? (
          <Box component="a" href={similarTo(home)} aria-label={`See similar homes: ${name}`} sx={similar}>
            See similar homes
          </Box>
        ) : (
          <Box sx={{ px: 0.5 }}>
            <CompareTick id={home.id} title={name} />
          </Box>
        )}
        <RemoveButton name={name} onRemove={onRemove} />
      </Box>
    </Box>
  );
}

function Price({ gone, words }: { gone: boolean; words: string }) {
  return (
    <Text variant="cardPrice" sx={{ ...(gone && { color: 'roles.slate' }) }}>
      {gone ? (
        <>
          <Box component="span" sx={visuallyHidden}>
            Last price:{' '}
          </Box>
          <s>{words}</s>
        </>
      ) : (
        words
      )}
    </Text>
  );
}

const picture = {
  width: 112,
  height: 112,
  overflow: 'hidden',
  borderRadius: '8px',
  bgcolor: 'roles.track',
} as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 1.5,
  p: space(1, 1.5),
  borderRadius: '8px',
  typography: 'subtitle2',
  '& svg': { flex: 'none' },
} as const;

const similar = { ...footerLink, ...coveringLink, color: 'roles.primary' } as const;
