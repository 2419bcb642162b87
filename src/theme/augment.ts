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
  /** The main price of a form. */
  amount: T;
  /** A one-time code with letter spacing. */
  code: T;
  /** The name beside the mark: in panels, in a phone's header, on public pages. */
  wordmark: T;
  wordmarkSmall: T;
  wordmarkLarge: T;
  /** The badge beside a link of the public navigation: NEW, FREE. */
  badge: T;
  label: T;
  copy: T;
  /** The public pages: introductions, quotes, prices on cards. */
  lead: T;
  quote: T;
  cardPrice: T;
  priceLarge: T;
}

declare module '@mui/material/styles' {
  interface Palette {
    roles: Roles;
    tones: Record<ToneName, Tone>;
    gulabi: Palette['primary'];
  }
  interface PaletteOptions {
    roles?: Roles;
    tones?: Record<ToneName, Tone>;
    gulabi?: PaletteOptions['primary'];
  }
  interface TypographyVariants extends OwnVariants<TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<OwnVariants<TypographyStyle>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends OwnVariants<true> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    gulabi: true;
  }
}
