import Box from '@mui/material/Box';
import type { BlogPost } from '#src/features/showcase/samples/cards.ts';
import { space } from '#src/theme/spacing.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';

const tones: Readonly<Record<BlogPost['tag'], ToneName>> = {
  Legal: 'info',
  Market: 'gulabi',
  Finance: 'marigold',
  Guide: 'peacock',
};

/** An article: picture, tag, date and title. */
export function BlogCard({ post: { title, tag, date, img } }: { post: BlogPost }) {
  const tone = tones[tag];
  return (
    <article>
      <Box sx={{ borderRadius: '14px', overflow: 'hidden' }}>
        <Picture src={img} alt="" title={title} ratio="16 / 11" />
      </Box>
      <Text quiet sx={{ display: 'flex', gap: 1, alignItems: 'center', m: space(2, 0, 0.75) }}>
        <Text
          component="span"
          variant="subtitle2"
          sx={{
            px: 1,
            borderRadius: '999px',
            bgcolor: `tones.${tone}.tint`,
            color: `tones.${tone}.text`,
            lineHeight: '1.625rem',
          }}
        >
          {tag}
        </Text>
        {date}
      </Text>
      <Text component="h3" variant="h4">
        {title}
      </Text>
    </article>
  );
}
