import { optionalText } from '#contract/fields.ts';
import { MAX_AREAS, type SiteContent, type SiteContentBody, siteContentBody } from '#contract/siteContent.ts';

const AREA_LENGTH = 40;

/** The areas in a comma-separated text, without duplicates. */
const areasOf = (text: string): string[] => [...new Set(text.split(',').flatMap((area) => area.trim() || []))];

/** The contract's rules, except that the areas are one text, and the featured home is empty or an id in digits. */
export const siteContentRules = siteContentBody.shape({
  areas: optionalText('Areas', 600)
    .test('count', `Areas must have at most ${MAX_AREAS} entries`, (text) => areasOf(text ?? '').length <= MAX_AREAS)
    .test('length', `An area must be at most ${AREA_LENGTH} characters`, (text) =>
      areasOf(text ?? '').every((area) => area.length <= AREA_LENGTH),
    ),
});

/** The form values of a site's content: texts, as typed. */
export interface SiteContentValues extends Pick<SiteContent, 'accent' | 'portrait' | 'testimonials'> {
  tagline: string;
  about: string;
  since: string;
  areas: string;
  hero_id: string;
}

/** The form values of stored content. */
export const siteContentValues = (content: SiteContent): SiteContentValues => ({
  tagline: content.tagline ?? '',
  about: content.about ?? '',
  accent: content.accent,
  since: content.since === null ? '' : String(content.since),
  areas: content.areas.join(', '),
  hero_id: content.hero_id === null ? '' : String(content.hero_id),
  portrait: content.portrait,
  testimonials: content.testimonials,
});

/** The request body for the form values. */
export const siteContentBodyOf = ({ areas, since, hero_id, ...values }: SiteContentValues): SiteContentBody =>
  siteContentBody.cast({
    ...values,
    areas: areasOf(areas),
    since: since.trim() ? Number(since) : null,
    hero_id: hero_id ? Number(hero_id) : null,
  });
