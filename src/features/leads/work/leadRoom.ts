/** Where a lead has more room than on a phone or in a sheet; the place is a container. */
export const roomy = '@container (min-width: 540px)';
