import Box from '@mui/material/Box';
import { orSamples, type Project } from '#src/features/showcase/samples/cards.ts';
import { sampleProjects } from '#src/features/showcase/samples/homes.ts';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { LazyCarousel } from '#src/ui/media/LazyCarousel.tsx';
import { ProjectCard } from './ProjectCard.tsx';

const id = 'high-demand-projects';

/** High-demand projects: a carousel with autoplay. */
export function ProjectsSection({ projects }: { projects?: readonly Project[] }) {
  return (
    <Box id={id} sx={{ ...publicContent, ...publicGap }}>
      <LazyCarousel
        label="High-demand projects"
        preset="projects"
        head={<PublicHeading title="High-demand projects" />}
      >
        {orSamples(projects, sampleProjects).map((project) => (
          <ProjectCard key={project.id} project={project} section={id} />
        ))}
      </LazyCarousel>
    </Box>
  );
}
