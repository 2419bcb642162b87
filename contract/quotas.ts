/** How much a broker may have. A name without a unit is a count. */
export interface Quotas {
  readonly properties: number;
  readonly photos: number;
  /** Stored photos, in megabytes. */
  readonly storage_mb: number;
  readonly users: number;
  /** Leads that the broker adds within 24 hours; enquiries do not count. */
  readonly leads_a_day: number;
}
