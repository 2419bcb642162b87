/** What makes a template look like itself: colours, corners and headings. Every pair of text and ground is 4.5:1 or more. */
export interface SiteLook {
  /** Fixed for the template, whatever scheme the visitor's device asks for. */
  scheme: 'light' | 'dark';
  page: string;
  /** Sections that stand off the page. */
  panel: string;
  ink: string;
  slate: string;
  line: string;
  /** Borders of fields: 3:1 on the page. */
  control: string;
  heading: string;
  /** Fill of the main button and what is written on it. */
  accent: string;
  onAccent: string;
  /** Fill of the Call button and what is written on it. */
  call: string;
  onCall: string;
  /** Links, focus rings and ticks: readable on the page. */
  link: string;
  /** A tint behind what is focused. */
  tint: string;
  radius: number;
  headingFont: string;
  /** Weight, letter-spacing and size (desktop, phone) of the first and second headings. */
  h1: { weight: number; spacing: string; size: number; phone: number; leading: number };
  h2: { weight: number; spacing: string; size: number; phone: number };
}
