import { type City, sampleCities } from './samples/cities.ts';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres. */
const distance = ([north, east]: City['at'], [toNorth, toEast]: City['at']): number => {
  const rise = Math.sin(radians(toNorth - north) / 2) ** 2;
  const turn = Math.sin(radians(toEast - east) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(rise + Math.cos(radians(north)) * Math.cos(radians(toNorth)) * turn));
};

/** The city nearest to a location, with the distance in whole kilometres. */
export function nearestCity(place: City['at']): { city: City; km: number } {
  const [first, ...rest] = sampleCities.map((city) => ({ city, km: distance(place, city.at) }));
  if (!first) throw new Error('There are no cities');
  const { city, km } = rest.reduce((best, one) => (one.km < best.km ? one : best), first);
  return { city, km: Math.round(km) };
}
