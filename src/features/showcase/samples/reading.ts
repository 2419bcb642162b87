import type { BlogPost, GuideArticle, LegalUpdate } from './cards.ts';
import { type PictureName, picture } from './picture.ts';

/** Industry Insights. */
export const sampleArticles: readonly GuideArticle[] = [
  { title: 'How the ring road redraws Jaipur', minutes: 6 },
  { title: 'Rents in Malviya Nagar: what a 2 BHK costs in 2026', minutes: 4 },
  { title: 'Ready or under construction: the real cost of waiting', minutes: 7 },
  { title: 'Why courtyard homes are cooler, in degrees', minutes: 5 },
  { title: 'Stamp duty in Rajasthan, worked through', minutes: 4 },
];

/** Legal Updates. */
export const sampleLegalUpdates: readonly LegalUpdate[] = [
  {
    title: 'What the 2026 RERA order means for buyers in Rajasthan',
    label: 'Watch video',
    image: picture('office-gold-5'),
  },
  {
    title: 'Agricultural land to residential: how conversion works',
    label: 'Read article',
    image: picture('plot-sand-6'),
  },
];

const post = (id: string, tag: BlogPost['tag'], date: string, title: string, image: PictureName): BlogPost => ({
  id,
  tag,
  date,
  title,
  img: picture(image),
});

/** Blog and News. */
export const sampleBlogPosts: readonly BlogPost[] = [
  post('b1', 'Legal', '14 Nov 2026', 'Buying a JDA-approved plot: the seven papers to ask for', 'plot-rose-3'),
  post(
    'b2',
    'Market',
    '9 Nov 2026',
    'Jagatpura, Mansarovar, Sirsi Road: where Jaipur moved this year',
    'jaipur-rose-3',
  ),
  post(
    'b3',
    'Finance',
    '2 Nov 2026',
    'Fixed or floating? A home loan explained with one family’s numbers',
    'living-gold-3',
  ),
  post(
    'b4',
    'Guide',
    '27 Oct 2026',
    'First visit to a flat: what to look at before you look at the view',
    'tower-gold-14',
  ),
  post('b5', 'Guide', '19 Oct 2026', 'Vastu for a builder floor: what can be moved and what cannot', 'kitchen-rose-4'),
  post('b6', 'Market', '11 Oct 2026', 'Farm houses off Ajmer Road: who buys, and for how much', 'farm-dusk-4'),
];
