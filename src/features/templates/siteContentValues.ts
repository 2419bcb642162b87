import { optionalText } from '#contract/fields.ts';
import { MAX_AREAS, type SiteContent, type SiteContentBody, siteContentBody } from '#contract/siteContent.ts';

const AREA_LENGTH = 40;

/** The areas of a text with commas between them, each once. */
const areasOf = (text: string): string[] => [...new Set(text.split(',').flatMap((area) => area.trim() || []))];

/** The contract's rules; areas are one text, and a home is none or an id in digits. */
export const siteContentRules = siteContentBody.shape({
  areas: optionalText('Areas', 600)
    .test('count', `Areas must have at most ${MAX_AREAS} entries`, (text) => areasOf(text ?? '').length <= MAX_AREAS)
    .test('length', `An area must be at most ${AREA_LENGTH} characters`, (text) =>
      areasOf(text ?? '').every((area) => area.length <= AREA_LENGTH),
    ),
});

/** The form of what a site says: texts, as they are typed. */
export interface SiteContentValues extends Pick<SiteContent, 'accent' | 'portrait' | 'testimonials'> {
  tagline: string;
  about: string;
  since: string;
  areas: string;
  hero_id: string;
}

/** The form of stored content. */
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

/** The body that the form is sent as. */
export const siteContentBodyOf = ({ areas, since, hero_id, ...values }: SiteContentValues): SiteContentBody =>
  siteContentBody.cast({
    ...values,
    areas: areasOf(areas),
    since: since.trim() ? Number(since) : null,
    hero_id: hero_id ? Number(hero_id) : null,
  });
