interface HomesShownProps {
  /** From `siteWords`; empty without homes. */
  line: string;
  shown?: string;
}

/** The beginning of a sentence: "Homes in C-Scheme, shown", or "Shown" without homes. */
export const HomesShown = ({ line, shown = 'shown' }: HomesShownProps) =>
  line ? (
    <>
      <bdi>{line}</bdi>, {shown}
    </>
  ) : (
    'Shown'
  );
