/** A section of a long page. */
export interface PageSection {
  /** The id of the section's element, which needs `tabIndex={-1}` to take the focus. */
  id: string;
  /** The section's name, as in its heading. */
  label: string;
  /** Text below the label: the progress. */
  note?: string;
  /** The share done, 0 to 1. */
  share: number;
  /** Something in the section has to be corrected. */
  wrong?: boolean;
}

/** Props of a navigation between sections. */
export interface SectionNavProps {
  /** The navigation's name for screen readers. */
  label: string;
  /** The sections in document order. */
  sections: readonly PageSection[];
  /** The id of the current section. */
  current: string;
}
