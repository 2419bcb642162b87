import type { PageSection } from '#src/ui/navigation/sectionTypes.ts';

/** Sections of a long page: done, in progress, wrong, not started. */
export const pageSections: PageSection[] = [
  { id: 'one', label: 'Property info and location', note: '10 of 10', share: 1 },
  { id: 'two', label: 'Features and price', note: '18 of 22', share: 0.82 },
  { id: 'three', label: 'Images and videos', note: '7 images', share: 0.5, wrong: true },
  { id: 'four', label: 'Amenities and nearby landmarks', note: '0 picked', share: 0 },
];

/** Sections with long labels. */
export const longSections: PageSection[] = [
  { id: 'one', label: 'Ownership, encumbrances and previous agreements', note: '3 of 12 answered', share: 0.25 },
  {
    id: 'two',
    label: 'Venkatanarasimharajuvaripeta-Chidambaranathanpuram',
    note: 'Waiting for the documents of the second owner',
    share: 0.5,
    wrong: true,
  },
  { id: 'three', label: 'Photos', share: 0 },
];
