/** The content column of the public pages: 1200 px wide in a window of 1280, with gutters of 16 px on a phone. */
export const publicContent = {
  width: '100%',
  maxWidth: 1280,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 5 },
} as const;

/** The space above a section of a public page. */
export const publicGap = { pt: { xs: 8, sm: 11 } } as const;

/** A standalone card of a public page: paper with a thin border. */
export const publicCard = {
  border: '1px solid',
  borderColor: 'roles.hairline',
  borderRadius: '14px',
  bgcolor: 'roles.paper',
} as const;

/** A band across a public page, between two lines. */
export const publicBand = {
  mt: { xs: 6, sm: 10 },
  border: '1px solid',
  borderColor: 'roles.line',
  borderInlineWidth: 0,
} as const;
