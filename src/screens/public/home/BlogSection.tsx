import Box from '@mui/material/Box';
import { paths } from '../../../../contract/paths';
import { type BlogPost, orSamples } from '../../../features/showcase/cards';
import { sampleBlogPosts } from '../../../features/showcase/samples/reading';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { LazyCarousel } from '../../../ui/media/LazyCarousel';
import { MoreLink } from '../../../ui/navigation/MoreLink';
import { BlogCard } from './BlogCard';

interface BlogSectionProps {
  /** Articles from outside; where there are none, the samples stand. */
  posts?: readonly BlogPost[];
}

const title = 'Blog and News';

/** Blog and News: a carousel that is grabbed and moves only when asked. */
export function BlogSection({ posts }: BlogSectionProps) {
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
