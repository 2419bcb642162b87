import Box from '@mui/material/Box';
import { ArrowDown, Check, Heart, Images, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labelOf } from '#contract/choices.ts';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { availabilities } from '#contract/properties/choices.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { formatRupees } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { CompareTick } from './CompareTick.tsx';
import * as look from './cardStyles.ts';
import { areaWords, besideMedian, kindWords, placeWords } from './homeWords.ts';
import { useSavedHome } from './savedHomes.ts';

// "New today" comes last: only the browser knows it, and it must not replace a label of the page's markup.
const labelFor = ({ price_before, availability }: HomeRow, isNew: boolean): string | undefined => {
  if (price_before) return `was ${shortPrice(price_before)}`;
  if (availability && availability !== 'ready_to_move') return labelOf(availabilities, availability);
  return isNew ? 'New today' : undefined;
};

interface HomeCardProps {
  home: HomeRow;
  /** The median rate in its locality, in rupees per square foot. */
  median?: number | undefined;
  /** Listed within a day (`useNewHomes`). */
  isNew?: boolean;
}

/** A home in a list: picture, price, kind and place. One link covers the card; the heart and Compare lie above it. */
export function HomeCard({ home, median, isNew = false }: HomeCardProps) {
  const { id, path, expected_price, price_per_sqft, built_up_area, area_unit } = home;
  const title = propertyTitle(home);
  const [saved, toggle] = useSavedHome(id);
  const usual = besideMedian(home, median ?? null);
  return (
    <Box component="article" sx={{ ...publicCard, ...look.card }}>
      <CardPicture home={home} isNew={isNew} />
      <Box sx={look.body}>
        <Box sx={look.line}>
          <Text variant="cardPrice">{shortPrice(expected_price)}</Text>
          {expected_price && price_per_sqft ? (
            <Text quiet sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatRupees(price_per_sqft)} / sq&nbsp;ft
            </Text>
          ) : null}
        </Box>
        {expected_price && usual ? (
          <Box component="p" sx={{ color: usual.percent < 0 ? 'success.main' : 'roles.slate' }}>
            {usual.percent === 0 ? 'At the local median' : `${usual.words} the local median`}
          </Box>
        ) : null}
        <Text variant="body1" sx={{ mt: 0.25 }}>
          {[kindWords(home), built_up_area ? areaWords(built_up_area, area_unit) : ''].filter(Boolean).join(' · ')}
        </Text>
        <Box component="h3" sx={look.title}>
          <Box component={Link} to={path} sx={look.link}>
            {title}
          </Box>
        </Box>
        <Box component="p" sx={look.place}>
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          <span>{placeWords(home)}</span>
        </Box>
        <Box sx={look.footer}>
          {home.rera_status === 'registered' ? (
            <Box component="span" sx={look.registered}>
              <Check size={16} strokeWidth={2.2} aria-hidden />
              RERA registered
            </Box>
          ) : (
            <Text component="span" quiet>
              No RERA number
            </Text>
          )}
          <CompareTick id={id} title={title} />
        </Box>
      </Box>
      <Box
        component="button"
        type="button"
        aria-label={`Save ${title}`}
        aria-pressed={saved}
        onClick={toggle}
        sx={{ ...look.heart, color: saved ? 'roles.gulabi' : 'roles.ink' }}
      >
        <Heart size={20} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} aria-hidden />
      </Box>
    </Box>
  );
}

function CardPicture({ home, isNew }: { home: HomeRow; isNew: boolean }) {
  const { photo, photos, price_before } = home;
  const label = labelFor(home, isNew);
  return (
    <Box sx={look.picture}>
      <HomePhoto
        home={home}
        url={photo?.file_url}
        sizes="auto, (min-width: 1200px) 290px, (min-width: 600px) 50vw, 100vw"
      />
      {label ? (
        <Box component="p" sx={{ ...look.label, ...(price_before ? { color: 'success.main' } : {}) }}>
          {price_before ? <ArrowDown size={14} strokeWidth={2} aria-hidden /> : null}
          {label}
        </Box>
      ) : null}
      {photo ? (
        <Box component="p" sx={look.count} aria-label={`${photos} ${photos === 1 ? 'photo' : 'photos'}`} role="img">
          <Images size={14} strokeWidth={1.75} aria-hidden />
          {photos}
        </Box>
      ) : (
        <Box component="p" sx={look.drawn}>
          Drawing, no photo yet
        </Box>
      )}
    </Box>
  );
}
