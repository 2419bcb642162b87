import type { PageSection } from '../src/ui/navigation/sectionTypes';

/** A long page's sections, for stories: one done, one on the way, one wrong, one not begun. */
export const pageSections: PageSection[] = [
  { id: 'one', label: 'Property info and location', note: '10 of 10', share: 1 },
  { id: 'two', label: 'Features and price', note: '18 of 22', share: 0.82 },
  { id: 'three', label: 'Images and videos', note: '7 images', share: 0.5, wrong: true },
  { id: 'four', label: 'Amenities and nearby landmarks', note: '0 picked', share: 0 },
];
