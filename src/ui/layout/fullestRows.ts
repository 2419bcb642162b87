/** Which of `columns` leaves the smallest share of the last row empty; the first of those that do equally well. */
export const fullestRows = (count: number, columns: readonly [number, ...number[]]): number => {
  const empty = (many: number) => ((many - (count % many)) % many) / many;
  return columns.reduce((best, many) => (empty(many) < empty(best) ? many : best));
};
