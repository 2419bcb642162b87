import { Check, MapPin, Sparkle } from 'lucide-react';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { HomeFacts } from './HomeFacts.tsx';
import { HomeRera } from './HomeRera.tsx';
import { HomeSection } from './HomeSection.tsx';
import { TickList } from './TickList.tsx';

/** Everything that the broker says about a home, in sections; one without content is left out. */
export function HomeAbout({ home }: { home: HomeDetail }) {
  const { description, highlights, features, amenities, nearby_landmarks } = home;
  const marks = [...highlights, ...(features.property_tags ?? [])];
  return (
    <>
      {description?.trim() ? (
        <HomeSection title="About this home">
          <Text variant="copy" sx={{ maxWidth: 640, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {description.trim()}
          </Text>
        </HomeSection>
      ) : null}
      <HomeFacts home={home} />
      {marks.length > 0 ? (
        <HomeSection title="Highlights">
          <TickList items={marks} icon={Sparkle} />
        </HomeSection>
      ) : null}
      {amenities.length > 0 ? (
        <HomeSection title="Amenities">
          <TickList items={amenities} icon={Check} />
        </HomeSection>
      ) : null}
      {nearby_landmarks.length > 0 ? (
        <HomeSection title="What is near">
          <TickList items={nearby_landmarks} icon={MapPin} />
        </HomeSection>
      ) : null}
      <HomeRera home={home} />
    </>
  );
}
