const wide = '@media (min-width: 1100px)';

/** The layout of a review: in a wide window, the decision stays at the right. */
export const reviewGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"pictures" "side" "rest"',
  '& > *': { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"pictures side" "rest side"',
    '& > :nth-of-type(2)': { position: 'sticky', top: 80, alignSelf: 'start' },
  },
} as const;
