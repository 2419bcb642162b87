/** A linear gradient from the upper left corner of a shape to (x2, y2), as fractions of its size, with up to one stop in between. */
export const gradient = (
  id: string,
  [x2, y2]: readonly [x2: number, y2: number],
  from: string,
  to: string,
  middle?: readonly [paint: string, offset: number],
) => (
  <linearGradient key={id} id={id} x2={x2} y2={y2}>
    <stop className={`c-${from}`} />
    {middle ? <stop offset={middle[1]} className={`c-${middle[0]}`} /> : null}
    <stop offset="1" className={`c-${to}`} />
  </linearGradient>
);
