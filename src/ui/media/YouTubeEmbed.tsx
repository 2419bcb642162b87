import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { youtubeId } from '#contract/rules/youtube.ts';
import { usePicture } from './usePicture.ts';
import { webHost, youtubePlayer, youtubeStart } from './youtubePlayer.ts';

interface YouTubeEmbedProps {
  /** The video's YouTube address (watch, youtu.be, shorts, live, embed) or its bare id; a start time in it is kept. */
  video: string;
  /** What the video shows; names the button and the player. */
  title: string;
  /** A picture of our own for before it plays; without one, or when it fails, the drawn ground stands there. */
  poster?: string;
}

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

// The button that had the focus is gone: the player takes it. Always the same function, so that React calls it once,
// when the player comes, and not at every render after.
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** A YouTube video that asks nothing of YouTube before somebody presses play; any other address is a link. */
export function YouTubeEmbed({ video, title, poster }: YouTubeEmbedProps) {
  const [playing, setPlaying] = useState<string>();
  const id = youtubeId(video);
  if (!id) return <Elsewhere video={video.trim()} title={title} />;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        borderRadius: '14px',
        overflow: 'hidden',
        bgcolor: 'roles.deep',
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: (theme) => theme.vars?.palette.roles.focus,
          outlineOffset: '2px',
        },
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
      {placeholder ? <Ground /> : <Box component="img" {...image} alt="" sx={{ ...fill, objectFit: 'cover' }} />}
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
        <Box component={Play} size={26} strokeWidth={1.75} fill="currentColor" aria-hidden sx={{ ml: '4px' }} />
      </Box>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          inset: 'auto 0 0',
          p: { xs: '10px 14px', sm: '12px 18px' },
          bgcolor: 'roles.deep',
          typography: 'label',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        <Box component="span" sx={{ color: 'roles.apricot' }}>
          Watch video
        </Box>{' '}
        {title}
      </Box>
    </Box>
  );
}

/** The brand's arch, three times, far away: what stands where no picture is. */
function Ground() {
  const arch =
    'M0 100V45C0 32 8 30 14 22 18 16 24 16 30 10 36 3 44 3 50-7 56 3 64 3 70 10 76 16 82 16 86 22 92 30 100 32 100 45V100z';
  return (
    <Box
      component="svg"
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ ...fill, color: 'roles.deepField', fill: 'currentColor' }}
    >
      <path d={arch} transform="translate(20 130) scale(1.2)" />
      <path d={arch} transform="translate(340 130) scale(1.2)" />
      <path d={arch} transform="translate(150 60) scale(1.8 2.2)" />
    </Box>
  );
}

function Elsewhere({ video, title }: { video: string; title: string }) {
  const note = { display: 'flex', alignItems: 'center', gap: '8px', minHeight: 44, typography: 'body1' } as const;
  const host = webHost(video);
  if (!host) return <Box sx={{ ...note, color: 'roles.slate' }}>This video has no address that can be opened</Box>;
  return (
    <Link href={video} target="_blank" rel="noopener noreferrer" sx={{ ...note, width: 'fit-content' }}>
      <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
      {/* A long host breaks, so that it stays on a phone. */}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title} (opens {host})
      </Box>
    </Link>
  );
}
