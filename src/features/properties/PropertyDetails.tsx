import Box from '@mui/material/Box';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { space } from '#src/theme/spacing.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { YouTubeEmbed } from '#src/ui/media/YouTubeEmbed.tsx';
import { ChipList } from './ChipList.tsx';
import { PropertyMedia } from './PropertyMedia.tsx';
import { parseList } from './parseList.ts';
import { propertyFacts } from './propertyFacts.ts';

/** A property in an answer: its features and its media may be absent. */
type ShownProperty = Omit<PropertyDetail, 'features' | 'media'> & {
  features?: PropertyDetail['features'] | null;
  media?: unknown;
};

/**
 * What View shows below a property's name and kind: photos, facts, description, video and lists (specification 001,
 * section 2).
 */
export function PropertyDetails({ property }: { property: ShownProperty }) {
  const features = property.features ?? {};
  const videos = [...new Set(property.videos.flatMap(({ url }) => url.trim() || []))];
  return (
    <Stack gap={2.5}>
      <PropertyMedia media={property.media} />
      <Facts features={features} />
      {property.description?.trim() ? (
        <section>
          <Text component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
            Description
          </Text>
          <Text quiet sx={{ lineHeight: '1.375rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {property.description}
          </Text>
        </section>
      ) : null}
      {videos.length ? (
        <Box component="section" sx={{ display: 'grid', gap: 1, maxWidth: 520 }}>
          <Text component="h3" variant="subtitle2">
            {videos.length > 1 ? 'Videos' : 'Video'}
          </Text>
          {videos.map((video) => (
            <YouTubeEmbed key={video} video={video} title={propertyTitle(property)} />
          ))}
        </Box>
      ) : null}
      <Box sx={{ display: 'grid', gap: space(2, 3), gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ChipList title="Additional rooms" items={parseList(features.additional_rooms)} />
        <ChipList title="Highlights" items={parseList(property.highlights)} />
        <ChipList title="Amenities" items={parseList(property.amenities)} />
        <ChipList title="Nearby landmarks" items={parseList(property.nearby_landmarks)} />
      </Box>
    </Stack>
  );
}

function Facts(property: Pick<PropertyDetail, 'features'>) {
  const facts = propertyFacts(property);
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1.5,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'roles.lineSoft',
          }}
        >
          <Text component="dt" quiet sx={{ flex: 'none' }}>
            {label}
          </Text>
          <Box component="dd" sx={{ m: 0, fontWeight: 500, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
