import { Drawing } from './Drawing';
import { cityDrawings } from './drawings/cities';

interface CityDrawingProps {
  /** The city's slug: `jaipur`. */
  city: keyof typeof cityDrawings;
  /** Decorative where the city's name stands beside it (default); otherwise what it shows is its text. */
  named?: boolean;
}

/** A city by its landmark, in the light that suits it. */
export function CityDrawing({ city, named = false }: CityDrawingProps) {
  const { plan, mood } = cityDrawings[city];
  return <Drawing plan={plan} seed={city} mood={mood} alt={named ? plan.title : ''} />;
}
