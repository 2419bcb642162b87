import Box from '@mui/material/Box';
import { orSamples, type Project } from '../../../features/showcase/cards';
import { sampleProjects } from '../../../features/showcase/samples/homes';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { LazyCarousel } from '../../../ui/media/LazyCarousel';
import { ProjectCard } from './ProjectCard';

interface ProjectsSectionProps {
  /** Projects from outside; where there are none, the samples stand. */
  projects?: readonly Project[];
}

const id = 'high-demand-projects';

/** High-demand projects: a carousel that moves by itself. */
export function ProjectsSection({ projects }: ProjectsSectionProps) {
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
