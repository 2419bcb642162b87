import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { AboutCards } from './AboutCards.tsx';
import { leaders } from './samples.ts';

/** The leadership section of the About page. */
export function AboutLeadership() {
  return (
    <AboutCards id="leadership" title="Leadership">
      {leaders.map(({ name, role, tone }) => (
        <Row component="li" key={name} gap={2} sx={{ p: 2.5 }}>
          <OgeePortrait name={name} src="" tone={tone} />
          <div>
            <Text component="h3" variant="h4">
              {name}
            </Text>
            <Text quiet sx={{ mt: 0.5 }}>
              {role}
            </Text>
          </div>
        </Row>
      ))}
    </AboutCards>
  );
}
