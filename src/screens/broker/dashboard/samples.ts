/** The dashboard's fixed figures (specification 000, section 2): sample data, and marked as such. */
export const sampleFigures = {
  properties: 3567,
  categories: 892,
  sales: 12_398_500,
  salesInShort: '₹1.24 Cr',
} as const;
