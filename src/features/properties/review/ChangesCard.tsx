import Box from '@mui/material/Box';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { VideoLinks } from './DescriptionCard.tsx';
import { changedFacts } from './reviewFacts.ts';

const photoWords = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} added`;

/** What the broker changed since the property was approved: the old value struck through above the new one. */
export function ChangesCard({ home }: { home: ModeratedDetail }) {
  const added = home.added_media.filter((id) => home.media.some((one) => one.id === id)).length;
  const videos = home.videos.filter(({ id }) => home.added_videos?.includes(id));
  const rows = [
    ...changedFacts(home),
    ...(added > 0 ? [{ label: 'Pictures', from: '', to: photoWords(added) }] : []),
    ...(videos.length > 0 ? [{ label: 'Videos', from: '', to: <VideoLinks videos={videos} /> }] : []),
  ];
  return (
    <Card title="Changed since it was approved" padding={0}>
      {rows.length === 0 ? (
        <Text quiet sx={{ p: space(1, 2.5, 2.5) }}>
          Nothing is left of the changes; the timeline has them.
        </Text>
      ) : (
        <Box component="dl" sx={{ m: 0, p: space(1, 2.5, 1.5) }}>
          {rows.map(({ label, from, to }) => (
            <Box key={label} sx={row}>
              <Text component="dt" quiet>
                {label}
              </Text>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {from ? (
                  <Box component="del" sx={{ display: 'block', color: 'roles.slate' }}>
                    {from}
                  </Box>
                ) : null}
                <Box component="ins" sx={{ display: 'block', fontWeight: 500, textDecoration: 'none' }}>
                  {to || 'Nothing'}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '152px minmax(0, 1fr)' },
  gap: 1.5,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
} as const;
