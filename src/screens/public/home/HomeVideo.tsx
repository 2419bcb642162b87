import Box from '@mui/material/Box';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Island } from '#src/lib/Island.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { YouTubeEmbed } from '#src/ui/media/YouTubeEmbed.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The video's still image, which plays the video on click. */
export function HomeFilm({ home }: { home: HomeDetail }) {
  const [video] = home.videos;
  const poster = home.photo ?? home.media[0];
  if (!video) return null;
  return (
    <YouTubeEmbed
      video={video.url}
      title={propertyTitle(home)}
      {...(poster ? { poster: fileUrl(poster.file_url, 800) } : {})}
    />
  );
}

/** The home's video: nothing is requested from YouTube before the click. Without scripts it is a link. */
export function HomeVideo({ home }: { home: HomeDetail }) {
  const [video] = home.videos;
  if (!video) return null;
  return (
    <HomeSection title="Video" plain>
      <Island name="video">
        <HomeFilm home={home} />
      </Island>
      <Text quiet sx={{ mt: 1.5 }}>
        It plays from{' '}
        <Box component="a" href={video.url} rel="noopener noreferrer" sx={{ color: 'roles.primary' }}>
          YouTube
        </Box>{' '}
        when you press, not before.
      </Text>
    </HomeSection>
  );
}
