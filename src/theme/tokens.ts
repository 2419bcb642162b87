/** Every colour of one scheme by its role. Screens take them from `theme.vars.palette.roles`. */
export interface Roles {
  page: string;
  paper: string;
  line: string;
  lineSoft: string;
  hairline: string;
  ink: string;
  slate: string;
  placeholder: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  primaryTint: string;
  primaryOnTint: string;
  primaryLine: string;
  /** The deep peacock of the footer and the guide; the same in both schemes. */
  deep: string;
  /** Words on the deep peacock: strong, running, and quiet. */
  deepInk: string;
  deepText: string;
  deepQuiet: string;
  /** On the deep peacock: rules, the borders of controls, the fill of a field. */
  deepLine: string;
  deepControl: string;
  deepField: string;
  /** A filled button on the deep peacock, and its words. */
  apricotFill: string;
  onApricot: string;
  /** The mark's own colours, the same in both schemes, and the name beside it on public pages. */
  brand: string;
  brandWall: string;
  brandDoor: string;
  brandLamp: string;
  brandName: string;
  brandArch: string;
  /** What stands far behind in the skyline above the footer. */
  skylineFar: string;
  focus: string;
  /** The 1-px ring inside a chosen card or chip, drawn on top of its border. */
  chosenRing: string;
  /** The same ring of a file box that holds an error, and of a field on the deep peacock that has the focus. */
  errorRing: string;
  deepRing: string;
  /** The rule under the place of the top navigation where one is. */
  hereRule: string;
  /** A bar of a chart while another is looked at. */
  barQuiet: string;
  gulabi: string;
  onGulabi: string;
  gulabiShape: string;
  marigold: string;
  marigoldShape: string;
  /** Marigold as a chart's slice: 3:1 on paper, which the shape is not. */
  marigoldChart: string;
  apricot: string;
  archFrame: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  errorLine: string;
  control: string;
  buttonLine: string;
  side: string;
  /** A place of the sidebar under the pointer. */
  navHover: string;
  subtle: string;
  hover: string;
  track: string;
  seg: string;
  disabledInk: string;
  badge: string;
  tip: string;
  tipInk: string;
  tipAction: string;
  scrim: string;
  /** The page as it looks through the scrim: for the scrollbar's place, which the scrim cannot cover. */
  pageUnderScrim: string;
  skeleton: string;
  skeletonGlow: string;
  skyline: string;
  /** The haveli at night behind the sign-in pages, what is written on it, and the veils under the writing; the same in both schemes. */
  night: string;
  onNight: string;
  onNightSoft: string;
  nightVeil: string;
  nightVeilFoot: string;
  shadow1: string;
  shadow2: string;
  raised: string;
  /** Of the search that lies over the public pages' pictures. */
  searchShadow: string;
  /** Of what sticks to the foot of a page. */
  shadowUp: string;
}

// The same in both schemes: the deep peacock, the mark, what warns, the haveli at night, and what is made of other roles.
const inBoth = {
  deep: '#083F42',
  deepInk: '#FFFFFF',
  deepText: '#D5E3E0',
  deepQuiet: '#B9CFCB',
  deepLine: 'rgba(255, 255, 255, 0.14)',
  deepControl: '#6E9C9B',
  deepField: '#0B5054',
  apricotFill: '#F1C9A8',
  onApricot: '#2A1811',
  brand: '#0E5A5E',
  brandWall: '#FAF7F2',
  brandDoor: '#C8553D',
  brandLamp: '#D99A1C',
  apricot: '#F1B98F',
  danger: '#B3261E',
  dangerHover: '#8F1E18',
  onDanger: '#FFFFFF',
  badge: '#B5472F',
  night: '#0C2A33',
  onNight: '#FBF1E3',
  onNightSoft: '#D8DDD5',
  nightVeil: 'linear-gradient(#0A252EAA, #0A252E00 50%)',
  nightVeilFoot: 'linear-gradient(#0A252E00, #0A252EF5 58%)',
  // By the variables, so that a published site's own accent reaches them.
  chosenRing: 'inset 0 0 0 1px var(--nv-palette-roles-primary)',
  errorRing: 'inset 0 0 0 1px var(--nv-palette-roles-errorLine)',
  deepRing: 'inset 0 0 0 1px var(--nv-palette-roles-apricot)',
  hereRule: 'inset 0 -3px 0 var(--nv-palette-roles-primary)',
  barQuiet: 'color-mix(in srgb, var(--nv-palette-roles-primary) 78%, var(--nv-palette-roles-paper))',
};

export const lightRoles: Roles = {
  ...inBoth,
  page: '#FAF7F2',
  paper: '#FFFFFF',
  line: '#E4E0D8',
  lineSoft: '#EFEBE4',
  hairline: '#E9E4DA',
  ink: '#16211F',
  slate: '#4F5C59',
  // A shade deeper than the brand's #6A7572, which falls short of 4.5 on `side`.
  placeholder: '#636E6B',
  primary: '#0E5A5E',
  primaryHover: '#0B4B4F',
  onPrimary: '#FFFFFF',
  primaryTint: '#E3F0EF',
  primaryOnTint: '#0E5A5E',
  primaryLine: '#B5D3D1',
  brandName: '#083F42',
  brandArch: '#0E5A5E',
  skylineFar: '#D3E0D8',
  focus: '#0E5A5E',
  gulabi: '#B5452E',
  onGulabi: '#FFFFFF',
  gulabiShape: '#C8553D',
  marigold: '#7A5200',
  marigoldShape: '#D99A1C',
  marigoldChart: '#BF8412',
  archFrame: '#E9DCC6',
  errorLine: '#B3261E',
  control: '#858C87',
  buttonLine: '#D3CDC1',
  side: '#F4EFE6',
  navHover: '#ECE6DA',
  subtle: '#FBF9F5',
  hover: '#F7F4EE',
  track: '#EDE8DF',
  seg: '#EFEAE0',
  disabledInk: '#78827F',
  tip: '#16211F',
  tipInk: '#FFFFFF',
  tipAction: '#8ED3D0',
  scrim: 'rgba(24, 26, 30, 0.44)',
  pageUnderScrim: '#979695',
  skeleton: '#EBE6DC',
  skeletonGlow: '#F5F2EB',
  skyline: '#EDE2D0',
  shadow1: '0 1px 2px rgba(22, 33, 31, 0.05)',
  shadow2: '0 16px 40px -12px rgba(8, 45, 47, 0.28), 0 3px 10px rgba(22, 33, 31, 0.08)',
  raised: '0 16px 32px -12px rgba(22, 33, 31, 0.18)',
  searchShadow: '0 1px 2px rgba(22, 33, 31, 0.06), 0 18px 48px -12px rgba(22, 33, 31, 0.2)',
  shadowUp: '0 -8px 24px -16px rgba(8, 45, 47, 0.28)',
};

export const darkRoles: Roles = {
  ...inBoth,
  page: '#0F1615',
  paper: '#172120',
  line: '#2A3735',
  lineSoft: '#22302E',
  hairline: '#2A3735',
  ink: '#ECF1EF',
  slate: '#A9B6B2',
  placeholder: '#8E9C98',
  primary: '#7CC4C0',
  primaryHover: '#93D3D0',
  onPrimary: '#0F1615',
  primaryTint: '#1B3A3A',
  primaryOnTint: '#93D3D0',
  primaryLine: '#2F5A59',
  brandName: '#ECF1EF',
  brandArch: '#7CC4C0',
  skylineFar: '#132826',
  focus: '#93D3D0',
  gulabi: '#F0957F',
  onGulabi: '#0F1615',
  gulabiShape: '#E58A72',
  marigold: '#E9B84C',
  marigoldShape: '#E9B84C',
  marigoldChart: '#E6B450',
  archFrame: '#3A3428',
  errorLine: '#E5776D',
  control: '#6B7C79',
  buttonLine: '#3B4A48',
  side: '#121A19',
  navHover: '#1D2928',
  subtle: '#1A2524',
  hover: '#1D2928',
  track: '#263331',
  seg: '#111918',
  disabledInk: '#7C8986',
  tip: '#ECF1EF',
  tipInk: '#16211F',
  tipAction: '#0E5A5E',
  scrim: 'rgba(4, 9, 9, 0.64)',
  pageUnderScrim: '#080E0D',
  skeleton: '#22302E',
  skeletonGlow: '#2A3937',
  skyline: '#1F2C2A',
  shadow1: '0 1px 2px rgba(0, 0, 0, 0.3)',
  shadow2: '0 16px 40px -8px rgba(0, 0, 0, 0.6), 0 2px 8px rgba(0, 0, 0, 0.4)',
  raised: '0 16px 32px -12px rgba(0, 0, 0, 0.6)',
  searchShadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 18px 48px -12px rgba(0, 0, 0, 0.6)',
  shadowUp: '0 -8px 24px -16px rgba(0, 0, 0, 0.6)',
};
