import Box from '@mui/material/Box';

/** The decorative city skyline above the public footer: 150 px high, 96 on phones, on the footer's deep peacock. */
export function CitySkyline() {
  return (
    // In wide windows the drawing is larger than the strip: spires may overflow at the top, but not at the sides.
    <Box sx={{ position: 'relative', overflowX: 'clip', height: { xs: 96, sm: 150 } }}>
      <Box
        component="img"
        src="/pictures/skyline.svg"
        alt=""
        fetchPriority="low"
        sx={{
          position: 'absolute',
          bottom: '-1px',
          left: '50%',
          translate: '-50%',
          width: { xs: 'max(100%, 820px)', sm: 'max(100%, 1280px)' },
          aspectRatio: '8',
        }}
      />
    </Box>
  );
}
