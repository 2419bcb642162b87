import Box from '@mui/material/Box';
import { SaveButton } from '#src/features/showcase/SaveButton.tsx';
import { ShareButton } from '#src/features/showcase/ShareButton.tsx';
import type { Project } from '#src/features/showcase/samples/cards.ts';
import { PlaceLine } from './PlaceLine.tsx';
import { ShowcaseCard } from './ShowcaseCard.tsx';

interface ProjectCardProps {
  project: Project;
  /** The id of the card's section. */
  section: string;
}

/** A project: price, kind, name, builder and place. */
export function ProjectCard({ project, section }: ProjectCardProps) {
  const { id, title, by, location, price, bhk, image, status } = project;
  return (
    <ShowcaseCard
      image={image}
      title={title}
      status={status}
      buttons={
        <>
          <SaveButton id={`project-${id}`} title={title} />
          <ShareButton title={title} section={section} />
        </>
      }
    >
      <Box component="p" sx={{ typography: 'cardPrice' }}>
        {price}
      </Box>
      <Box component="p" sx={{ typography: 'body1', mt: 0.5 }}>
        {bhk}
      </Box>
      <Box
        component="h3"
        sx={{ typography: 'h4', mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'roles.lineSoft' }}
      >
        {title}
      </Box>
      <Box component="p" sx={{ color: 'roles.slate' }}>
        by {by}
      </Box>
      <PlaceLine place={location} />
    </ShowcaseCard>
  );
}
