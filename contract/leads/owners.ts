import { type Endpoint, endpoint } from '../endpoint.ts';

// Brokers work their own leads, the operator works those of the main website: most calls exist for both.
type Parts = Omit<Endpoint, 'path' | 'access' | 'summary'>;

/** A call of a broker about the broker's own leads. */
export const ofBroker = <const P extends Parts>(path: string, summary: string, parts: P) =>
  endpoint({ ...parts, path: `/api/leads/broker${path}`, access: ['broker'], summary });

/** A call of the operator, about the leads of the main website. */
export const ofMain = <const P extends Parts>(path: string, summary: string, parts: P) =>
  endpoint({ ...parts, path: `/api/leads/admin${path}`, access: ['super_admin'], summary });
