import { SaveButton } from '#src/features/showcase/SaveButton.tsx';
import { ShareButton } from '#src/features/showcase/ShareButton.tsx';
import type { Project } from '#src/features/showcase/samples/cards.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { ShowcaseCard } from './ShowcaseCard.tsx';

interface ProjectCardProps {
  project: Project;
  /** The id of the section that the card belongs to. */
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
      <Text variant="cardPrice">{price}</Text>
      <Text variant="body1" sx={{ mt: 0.5 }}>
        {bhk}
      </Text>
      <Text
        component="h3"
        variant="h4"
        sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'roles.lineSoft' }}
      >
        {title}
      </Text>
      <Text quiet>by {by}</Text>
      <PlaceLine place={location} />
    </ShowcaseCard>
  );
}
