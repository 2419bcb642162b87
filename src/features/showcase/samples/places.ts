import type { Locality, Statistic } from './cards.ts';

/** Localities of Jaipur, by number of homes, descending. */
export const sampleLocalities: readonly Locality[] = [
  { name: 'Vaishali Nagar', count: 412 },
  { name: 'Mansarovar', count: 386 },
  { name: 'Jagatpura', count: 351 },
  { name: 'Malviya Nagar', count: 298 },
  { name: 'Ajmer Road', count: 274 },
  { name: 'Tonk Road', count: 246 },
  { name: 'Pratap Nagar', count: 231 },
  { name: 'Jhotwara', count: 218 },
  { name: 'C-Scheme', count: 164 },
  { name: 'Raja Park', count: 152 },
  { name: 'Sirsi Road', count: 148 },
  { name: 'Bani Park', count: 127 },
  { name: 'Civil Lines', count: 96 },
];

/** The figures of the landing and the home page (specification 001, section 2). */
export const sampleStatistics: readonly Statistic[] = [
  { figure: '10k+', label: 'listings' },
  { figure: '4k+', label: 'owners' },
  { figure: '1k+', label: 'projects' },
];
