import { useState } from 'react';

/** The state of locating the visitor, with its message. */
export interface Nearby {
  busy: boolean;
  text: string;
  /** The nearest of our cities, once it is known. */
  city?: string;
}

const UNKNOWN = 'Your location could not be found just now. Type a city or locality instead.';
const REFUSED = 'Your location was not shared. Allow it in the browser’s settings, or type a city or locality.';
// A city farther away does not count as near.
const NEAR_KM = 300;
const TIMEOUT_MS = 10_000;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: 600_000 }),
  );

const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1;

/** Asks the browser for the visitor's location and finds the nearest of our cities. The location is not stored. */
export function useNearby(onFound: (city: string) => void) {
  const [nearby, setNearby] = useState<Nearby>({ busy: false, text: '' });
  const detect = async () => {
    if (!('geolocation' in navigator)) return setNearby({ busy: false, text: UNKNOWN });
    setNearby({ busy: true, text: 'Finding your location…' });
    try {
      const { latitude, longitude } = (await position()).coords;
      const { nearestCity } = await import('./nearestCity.ts');
      const { city, km } = nearestCity([latitude, longitude]);
      const far = km > 1 ? `, about ${km.toLocaleString('en-IN')} km away` : '';
      if (km > NEAR_KM) {
        const text = `We are not near you yet: the nearest of our cities is ${city.name}${far}. Type a city or locality instead.`;
        return setNearby({ busy: false, text });
      }
      setNearby({ busy: false, text: `The nearest of our cities is ${city.name}${far}.`, city: city.name });
      onFound(city.name);
    } catch (error) {
      setNearby({ busy: false, text: isRefusal(error) ? REFUSED : UNKNOWN });
    }
  };
  return { nearby, detect };
}
