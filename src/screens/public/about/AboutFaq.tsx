import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { questions } from './samples.ts';

/** Three questions; the browser opens and closes them, so they work without scripts. */
export function AboutFaq() {
  return (
    <Box component="section" aria-labelledby="faq" sx={publicGap}>
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '372px minmax(0, 1fr)' },
          gap: { xs: 2, md: 8 },
        }}
      >
        <div>
          <Text component="h2" id="faq" variant="h2">
            Questions people ask
          </Text>
          <Text variant="copy" quiet sx={{ mt: 2 }}>
            FAQ: the three that come first. For all others, write to us.
          </Text>
        </div>
        <div>
          {questions.map(({ question, answer }, at) => (
            <Box
              component="details"
              key={question}
              open={at === 0}
              sx={{
                borderTop: '1px solid',
                borderColor: 'roles.line',
                '&:last-of-type': { borderBottom: '1px solid', borderBottomColor: 'roles.line' },
                '&[open] > summary svg': { transform: 'rotate(180deg)' },
              }}
            >
              <Row
                component="summary"
                gap={2}
                between
                sx={{
                  minHeight: 64,
                  py: 1.5,
                  cursor: 'pointer',
                  typography: 'h4',
                  listStyle: 'none',
                  borderRadius: '4px',
                  '&::-webkit-details-marker': { display: 'none' },
                  '& svg': { transition: 'transform 160ms ease-out' },
                }}
              >
                {question}
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
              </Row>
              <Text variant="copy" quiet sx={{ maxWidth: 620, pb: 3 }}>
                {answer}
              </Text>
            </Box>
          ))}
        </div>
      </Box>
    </Box>
  );
}
