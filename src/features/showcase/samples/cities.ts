import { type Mood, picture } from './picture.ts';

/** A city that the platform lists homes in. */
export interface City {
  readonly slug: string;
  readonly name: string;
  readonly landmark: string;
  /** The number of listed homes. */
  readonly listings: number;
  /** Degrees north and east. */
  readonly at: readonly [north: number, east: number];
  readonly image: string;
}

const city = (
  name: string,
  landmark: string,
  listings: number,
  at: City['at'],
  mood: Mood,
  slug = name.toLowerCase(),
): City => ({ slug, name, landmark, listings, at, image: picture(`${slug}-${mood}-1`) });

/** The 24 popular cities, in the order of the grid. */
export const sampleCities: readonly City[] = [
  city('Mumbai', 'Gateway of India', 1284, [19.076, 72.8777], 'gold'),
  city('Delhi', 'India Gate', 1106, [28.6139, 77.209], 'dusk'),
  city('Bengaluru', 'Vidhana Soudha', 1042, [12.9716, 77.5946], 'sand'),
  city('Hyderabad', 'Charminar', 816, [17.385, 78.4867], 'gold'),
  city('Kolkata', 'Howrah Bridge', 568, [22.5726, 88.3639], 'dusk'),
  city('Jaipur', 'Hawa Mahal', 1738, [26.9124, 75.7873], 'rose'),
  city('Chennai', 'Kapaleeshwarar temple', 624, [13.0827, 80.2707], 'sand'),
  city('Pune', 'Shaniwar Wada', 702, [18.5204, 73.8567], 'gold'),
  city('Ahmedabad', 'Atal Bridge', 486, [23.0225, 72.5714], 'rose'),
  city('Gurugram', 'Cyber City', 512, [28.4595, 77.0266], 'dusk'),
  city('Lucknow', 'Rumi Darwaza', 294, [26.8467, 80.9462], 'gold'),
  city('Chandigarh', 'Palace of Assembly', 216, [30.7333, 76.7794], 'sand'),
  city('Kochi', 'Chinese fishing nets', 188, [9.9312, 76.2673], 'gold'),
  city('Goa', 'Church at Panaji', 174, [15.4909, 73.8278], 'sand'),
  city('Indore', 'Rajwada', 168, [22.7196, 75.8577], 'rose'),
  city('Nagpur', 'Deekshabhoomi', 142, [21.1458, 79.0882], 'sand'),
  city('Bhopal', 'Taj-ul-Masajid', 128, [23.2599, 77.4126], 'rose'),
  city('Vadodara', 'Laxmi Vilas Palace', 119, [22.3072, 73.1812], 'gold'),
  city('Visakhapatnam', 'Kursura submarine', 112, [17.6868, 83.2185], 'sand'),
  city('Mysuru', 'Mysuru Palace', 104, [12.2958, 76.6394], 'dusk'),
  city('Agra', 'Taj Mahal', 96, [27.1767, 78.0081], 'rose'),
  city('Jodhpur', 'Mehrangarh', 88, [26.2389, 73.0243], 'gold'),
  city('Udaipur', 'Lake Palace', 84, [24.5854, 73.7125], 'dusk'),
  city('Varanasi', 'The ghats', 76, [25.3176, 82.9739], 'rose'),
];

/** The fallback when a city's own picture cannot be loaded. */
export const alternateCityPicture = picture('tower-sand-6');
