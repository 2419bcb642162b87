interface ListingsShownProps {
  /** From `siteWords`; empty without listings. */
  line: string;
  shown?: string;
}

/** The beginning of a sentence: "Listings in C-Scheme, shown", or "Shown" without listings. */
export const ListingsShown = ({ line, shown = 'shown' }: ListingsShownProps) =>
  line ? (
    <>
      <bdi>{line}</bdi>, {shown}
    </>
  ) : (
    'Shown'
  );
