/** The link target of the preferences on the profile. */
export const PREFERENCES_ID = 'told';
