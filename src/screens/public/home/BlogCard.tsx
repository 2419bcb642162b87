import Box from '@mui/material/Box';
import type { BlogPost } from '#src/features/showcase/samples/cards.ts';
import { space } from '#src/theme/spacing.ts';
import type { ToneName } from '#src/theme/tones.ts';
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
      <Box
        component="p"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', m: space(2, 0, 0.75), color: 'roles.slate' }}
      >
        <Box
          component="span"
          sx={{
            px: 1,
            borderRadius: '999px',
            bgcolor: `tones.${tone}.tint`,
            color: `tones.${tone}.text`,
            typography: 'subtitle2',
            lineHeight: '1.625rem',
          }}
        >
          {tag}
        </Box>
        {date}
      </Box>
      <Box component="h3" sx={{ typography: 'h4' }}>
        {title}
      </Box>
    </article>
  );
}
