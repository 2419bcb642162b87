import type { TypographyStyle } from '@mui/material/styles';
import type { Roles } from './tokens.ts';
import type { Tone, ToneName } from './tones.ts';

interface OwnVariants<T> {
  formTitle: T;
  price: T;
  captionLabel: T;
  captionStrong: T;
  pageTitle: T;
  sectionTitle: T;
  cardTitle: T;
  figure: T;
  /** The one price of a form, as it is typed. */
  amount: T;
  /** A one-time code: digits set apart. */
  code: T;
  /** The name beside the mark: panels, a phone's header, public pages. */
  wordmark: T;
  wordmarkSmall: T;
  wordmarkLarge: T;
  /** A place of the public navigation. */
  place: T;
  /** NEW, FREE: the small pill beside a place. */
  badge: T;
  label: T;
  copy: T;
  copySmall: T;
  /** The public pages: first words, figures, asides, prices on cards, titles of what can be read. */
  lead: T;
  stat: T;
  quote: T;
  cardPrice: T;
  readTitle: T;
}

declare module '@mui/material/styles' {
  interface Palette {
    roles: Roles;
    tones: Record<ToneName, Tone>;
  }
  interface PaletteOptions {
    roles?: Roles;
    tones?: Record<ToneName, Tone>;
  }
  interface TypographyVariants extends OwnVariants<TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<OwnVariants<TypographyStyle>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    formTitle: true;
    price: true;
    captionLabel: true;
    captionStrong: true;
    pageTitle: true;
    sectionTitle: true;
    cardTitle: true;
    figure: true;
    amount: true;
    code: true;
    wordmark: true;
    wordmarkSmall: true;
    wordmarkLarge: true;
    place: true;
    badge: true;
    label: true;
    copy: true;
    copySmall: true;
    lead: true;
    stat: true;
    quote: true;
    cardPrice: true;
    readTitle: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    gulabi: true;
  }
}

declare module '@mui/material/styles' {
  interface Palette {
    gulabi: Palette['primary'];
  }
  interface PaletteOptions {
    gulabi?: PaletteOptions['primary'];
  }
}
