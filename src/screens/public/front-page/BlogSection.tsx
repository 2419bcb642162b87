import Box from '@mui/material/Box';
import { paths } from '#contract/paths.ts';
import { type BlogPost, orSamples } from '#src/features/showcase/samples/cards.ts';
import { sampleBlogPosts } from '#src/features/showcase/samples/reading.ts';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { LazyCarousel } from '#src/ui/media/LazyCarousel.tsx';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { BlogCard } from './BlogCard.tsx';

const title = 'Blog and News';

/** Blog and News: a draggable carousel without autoplay. */
export function BlogSection({ posts }: { posts?: readonly BlogPost[] }) {
  const head = <PublicHeading title={title} more={<MoreLink label="See all" about={title} to={paths.about} />} />;
  return (
    <Box sx={{ ...publicContent, ...publicGap }}>
      <LazyCarousel label={title} preset="blog" head={head}>
        {orSamples(posts, sampleBlogPosts).map((post) => (
          <BlogCard key={post.id} post={post} />
        ))}
      </LazyCarousel>
    </Box>
  );
}
