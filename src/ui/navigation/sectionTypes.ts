/** One section of a long page, as its rail shows it. */
export interface PageSection {
  /** The id of the section's element; it takes focus, so it has `tabIndex={-1}`. */
  id: string;
  /** Its name, as its head has it. */
  label: string;
  /** Under the label: how far it is. */
  note?: string;
  /** How much of it is done, 0 to 1. */
  share: number;
  /** Something in it has to be put right; said in words too. */
  wrong?: boolean;
}
