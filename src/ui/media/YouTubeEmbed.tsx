import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { youtubeId } from '#contract/rules/youtube.ts';
import { ThreeArches } from '#src/art/ThreeArches.tsx';
import { focusRing } from '#src/theme/focusRing.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { usePicture } from './usePicture.ts';
import { webHost, youtubePlayer, youtubeStart } from './youtubePlayer.ts';

interface YouTubeEmbedProps {
  /** The video's YouTube URL (watch, youtu.be, shorts, live, embed) or its id; a start time is kept. */
  video: string;
  /** The video's title, which names the button and the player. */
  title: string;
  /** The URL of our own poster; without one, or if it fails, a drawing shows. */
  poster?: string;
}

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

// The player takes the focus from the button that it replaces. A stable ref callback, which React calls only on mount.
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** A YouTube video that makes no request to YouTube before the person presses play; other URLs are shown as links. */
export function YouTubeEmbed({ video, title, poster }: YouTubeEmbedProps) {
  const [playing, setPlaying] = useState<string>();
  const id = youtubeId(video);
  if (!id) return <ExternalVideo video={video.trim()} title={title} />;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        borderRadius: '14px',
        overflow: 'hidden',
        bgcolor: 'roles.deep',
        '&:has(:focus-visible)': focusRing,
      }}
    >
      {playing === id ? (
        <Box
          component="iframe"
          ref={takeFocus}
          src={youtubePlayer(id, youtubeStart(video))}
          title={title}
          allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sx={fill}
        />
      ) : (
        <Poster title={title} poster={poster} onPlay={() => setPlaying(id)} />
      )}
    </Box>
  );
}

function Poster({ title, poster, onPlay }: { title: string; poster: string | undefined; onPlay: () => void }) {
  const { image, placeholder } = usePicture({ src: poster, title });
  return (
    <Box
      component="button"
      type="button"
      onClick={onPlay}
      sx={{
        ...fill,
        p: 0,
        display: 'block',
        cursor: 'pointer',
        bgcolor: 'roles.deep',
        color: 'roles.deepInk',
        textAlign: 'left',
        '&:focus-visible': { outline: 'none' },
        '&:hover .disc, &:focus-visible .disc': { transform: 'scale(1.06)' },
      }}
    >
      {placeholder ? (
        <ThreeArches sx={fill} />
      ) : (
        <Box component="img" {...image} alt="" sx={{ ...fill, objectFit: 'cover' }} />
      )}
      <Box
        component="span"
        className="disc"
        sx={{
          position: 'absolute',
          top: 'calc(50% - 32px)',
          left: 'calc(50% - 32px)',
          width: 64,
          height: 64,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          bgcolor: 'roles.apricotFill',
          color: 'roles.onApricot',
          transition: 'transform 160ms ease-out',
        }}
      >
        <Box component={Play} size={26} strokeWidth={1.75} fill="currentColor" aria-hidden sx={{ ml: 0.5 }} />
      </Box>
      <Text
        component="span"
        variant="label"
        lines={1}
        sx={{
          position: 'absolute',
          inset: 'auto 0 0',
          p: { xs: 1.5, sm: space(1.5, 2) },
          bgcolor: 'roles.deep',
        }}
      >
        <Box component="span" sx={{ color: 'roles.apricot' }}>
          Watch video
        </Box>{' '}
        {title}
      </Text>
    </Box>
  );
}

function ExternalVideo({ video, title }: { video: string; title: string }) {
  const note = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, typography: 'body1' } as const;
  const host = webHost(video);
  if (!host) return <Box sx={{ ...note, color: 'roles.slate' }}>This video has no address that can be opened</Box>;
  return (
    <Link href={video} target="_blank" rel="noopener noreferrer" sx={{ ...note, width: 'fit-content' }}>
      <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
      {/* Long hosts wrap, so that they fit a phone. */}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title} (opens {host})
      </Box>
    </Link>
  );
}
