/** A container query for places where a lead has more room than on a phone or in a sheet. */
export const roomy = '@container (min-width: 540px)';
