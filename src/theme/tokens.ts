import { peacock } from './peacock.ts';

// The roles with the same value in both schemes.
const inBoth = {
  /** The deep peacock of the footer, and on it text (strong, normal, quiet), rules, control borders and field backgrounds. */
  deep: peacock.deep,
  deepInk: '#FFFFFF',
  deepText: '#D5E3E0',
  deepQuiet: '#B9CFCB',
  deepLine: 'rgba(255, 255, 255, 0.14)',
  deepControl: '#6E9C9B',
  deepField: '#0B5054',
  /** A filled button on deep peacock, and its text. */
  apricotFill: '#F1C9A8',
  onApricot: '#2A1811',
  /** The colours of the brand mark. */
  brand: peacock.light,
  brandWall: '#FAF7F2',
  brandDoor: '#C8553D',
  brandLamp: '#D99A1C',
  apricot: '#F1B98F',
  danger: '#B3261E',
  dangerHover: '#8F1E18',
  onDanger: '#FFFFFF',
  badge: '#B5472F',
  /** QR codes: dark on light in both schemes, because many cameras cannot read the inverse. */
  qrPaper: '#FFFFFF',
  qrInk: '#000000',
  /** The haveli at night behind the sign-in pages, its text, and the gradients under the text. */
  night: '#0C2A33',
  onNight: '#FBF1E3',
  onNightSoft: '#D8DDD5',
  nightVeil: 'linear-gradient(#0A252EAA, #0A252E00 50%)',
  nightVeilFoot: 'linear-gradient(#0A252E00, #0A252EF5 58%)',
  /**
   * The inset rings of a chosen card, of a file box with an error and of a focused field on deep peacock, the rule under the
   * current place of the top navigation, and a chart's bar while another one is active. They use the CSS variables, so that the
   * accent of a published site applies to them.
   */
  chosenRing: 'inset 0 0 0 1px var(--nv-palette-roles-primary)',
  errorRing: 'inset 0 0 0 1px var(--nv-palette-roles-errorLine)',
  deepRing: 'inset 0 0 0 1px var(--nv-palette-roles-apricot)',
  hereRule: 'inset 0 -3px 0 var(--nv-palette-roles-primary)',
  barQuiet: 'color-mix(in srgb, var(--nv-palette-roles-primary) 78%, var(--nv-palette-roles-paper))',
};

// The roles with a value for each scheme: light, dark.
const byScheme = {
  page: ['#FAF7F2', '#0F1615'],
  paper: ['#FFFFFF', '#172120'],
  line: ['#E4E0D8', '#2A3735'],
  lineSoft: ['#EFEBE4', '#22302E'],
  hairline: ['#E9E4DA', '#2A3735'],
  ink: ['#16211F', '#ECF1EF'],
  slate: ['#4F5C59', '#A9B6B2'],
  // Darker than the brand's #6A7572, whose contrast on `side` is below 4.5.
  placeholder: ['#636E6B', '#8E9C98'],
  primary: [peacock.light, peacock.dark],
  primaryHover: ['#0B4B4F', '#93D3D0'],
  onPrimary: ['#FFFFFF', '#0F1615'],
  primaryTint: ['#E3F0EF', '#1B3A3A'],
  primaryOnTint: [peacock.light, '#93D3D0'],
  primaryLine: ['#B5D3D1', '#2F5A59'],
  /** The name beside the mark on public pages. */
  brandName: [peacock.deep, '#ECF1EF'],
  brandArch: [peacock.light, peacock.dark],
  /** The distant part of the skyline above the footer. */
  skylineFar: ['#D3E0D8', '#132826'],
  focus: [peacock.light, '#93D3D0'],
  gulabi: ['#B5452E', '#F0957F'],
  onGulabi: ['#FFFFFF', '#0F1615'],
  gulabiShape: ['#C8553D', '#E58A72'],
  marigold: ['#7A5200', '#E9B84C'],
  marigoldShape: ['#D99A1C', '#E9B84C'],
  /** Marigold in charts: 3:1 on paper, which `marigoldShape` is not. */
  marigoldChart: ['#BF8412', '#E6B450'],
  archFrame: ['#E9DCC6', '#3A3428'],
  errorLine: ['#B3261E', '#E5776D'],
  control: ['#858C87', '#6B7C79'],
  buttonLine: ['#D3CDC1', '#3B4A48'],
  side: ['#F4EFE6', '#121A19'],
  /** A hovered link of the sidebar. */
  navHover: ['#ECE6DA', '#1D2928'],
  subtle: ['#FBF9F5', '#1A2524'],
  hover: ['#F7F4EE', '#1D2928'],
  /** In a chart, bars and dots for comparison; the figures that matter are also written out. */
  neutralBar: ['#C9BFAE', '#56635F'],
  track: ['#EDE8DF', '#263331'],
  seg: ['#EFEAE0', '#111918'],
  disabledInk: ['#78827F', '#7C8986'],
  tip: ['#16211F', '#ECF1EF'],
  tipInk: ['#FFFFFF', '#16211F'],
  tipAction: ['#8ED3D0', peacock.light],
  /** Highlights a value, or a place in a text, that needs attention. */
  mark: ['#FBE3A6', '#5A4412'],
  markInk: ['#4A3200', '#FBE3A6'],
  scrim: ['rgba(24, 26, 30, 0.44)', 'rgba(4, 9, 9, 0.64)'],
  /** The page's colour under the scrim, for the scrollbar gutter, which the scrim does not cover. */
  pageUnderScrim: ['#979695', '#080E0D'],
  skeleton: ['#EBE6DC', '#22302E'],
  skeletonGlow: ['#F5F2EB', '#2A3937'],
  skyline: ['#EDE2D0', '#1F2C2A'],
  shadow1: ['0 1px 2px rgba(22, 33, 31, 0.05)', '0 1px 2px rgba(0, 0, 0, 0.3)'],
  shadow2: [
    '0 16px 40px -12px rgba(8, 45, 47, 0.28), 0 3px 10px rgba(22, 33, 31, 0.08)',
    '0 16px 40px -8px rgba(0, 0, 0, 0.6), 0 2px 8px rgba(0, 0, 0, 0.4)',
  ],
  raised: ['0 16px 32px -12px rgba(22, 33, 31, 0.18)', '0 16px 32px -12px rgba(0, 0, 0, 0.6)'],
  /** The shadow of the search on the public pages' pictures. */
  searchShadow: [
    '0 1px 2px rgba(22, 33, 31, 0.06), 0 18px 48px -12px rgba(22, 33, 31, 0.2)',
    '0 1px 2px rgba(0, 0, 0, 0.4), 0 18px 48px -12px rgba(0, 0, 0, 0.6)',
  ],
  /** The shadow of a bar at the bottom of a page. */
  shadowUp: ['0 -8px 24px -16px rgba(8, 45, 47, 0.28)', '0 -8px 24px -16px rgba(0, 0, 0, 0.6)'],
  /** The scrim around a sheet that works without scripts. */
  scrimAround: ['0 0 0 100vmax rgba(24, 26, 30, 0.44)', '0 0 0 100vmax rgba(4, 9, 9, 0.64)'],
} as const;

/** The colours of a scheme by role. Screens use them from `theme.vars.palette.roles`. */
export type Roles = Record<keyof typeof inBoth | keyof typeof byScheme, string>;

const rolesOf = (scheme: 0 | 1): Roles => ({
  ...inBoth,
  ...(Object.fromEntries(Object.entries(byScheme).map(([role, values]) => [role, values[scheme]])) as Record<
    keyof typeof byScheme,
    string
  >),
});

/** The colours of the light scheme. */
export const lightRoles = rolesOf(0);

/** The colours of the dark scheme. */
export const darkRoles = rolesOf(1);
