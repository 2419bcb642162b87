import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { space } from '#src/theme/spacing.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { MarkedText } from './marked.tsx';

/** Links to a property's videos, one below the other. */
export function VideoLinks({ videos }: Pick<ModeratedDetail, 'videos'>) {
  return videos.map(({ id, url }) => (
    <Link key={id} href={url} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
      {url}
    </Link>
  ));
}

/** A property's text, with its hints marked, and its videos. */
export function DescriptionCard({ home }: { home: Pick<ModeratedDetail, 'description' | 'hints' | 'videos'> }) {
  const { description, hints, videos } = home;
  return (
    <Card title="Description" padding={0}>
      <Box sx={{ display: 'grid', gap: 1, p: space(1, 2.5, 2.5), overflowWrap: 'anywhere' }}>
        <Box
          component="p"
          sx={{ lineHeight: '1.5rem', whiteSpace: 'pre-line', ...(description ? {} : { color: 'roles.slate' }) }}
        >
          {description ? (
            <MarkedText text={description} hints={hints.filter(({ field }) => field === 'description')} />
          ) : (
            'There is none.'
          )}
        </Box>
        <VideoLinks videos={videos} />
      </Box>
    </Card>
  );
}
