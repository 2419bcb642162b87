import { Text } from '#src/ui/base/Text.tsx';
import type { Statistic } from './samples/cards.ts';

/** A large figure with its label below. */
export function FactFigure({ figure, label }: Statistic) {
  return (
    <>
      <Text component="b" variant="h2" sx={{ display: 'block', color: 'roles.brandName' }}>
        {figure}{' '}
      </Text>
      <Text component="span" variant="body1" quiet sx={{ display: 'block', mt: 1 }}>
        {label}
      </Text>
    </>
  );
}
