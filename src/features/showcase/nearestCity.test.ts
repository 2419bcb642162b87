import { describe, expect, it } from 'vitest';
import { nearestCity } from './nearestCity.ts';
import { sampleCities } from './samples/cities.ts';

describe('the nearest of our cities', () => {
  it('is the city itself for someone in it', () => {
    for (const { at, name } of sampleCities) expect(nearestCity(at)).toMatchObject({ city: { name }, km: 0 });
  });

  it.each([
    ['Ajmer', [26.45, 74.64], 'Jaipur', 125],
    ['Noida', [28.57, 77.32], 'Delhi', 12],
    ['Madurai', [9.93, 78.12], 'Kochi', 203],
    ['Patna', [25.59, 85.14], 'Varanasi', 220],
  ] as const)('is found from %s', (_from, at, name, km) => {
    const found = nearestCity(at);
    expect(found.city.name).toBe(name);
    expect(Math.abs(found.km - km)).toBeLessThan(8);
  });
});
