import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { type GuideArticle, type LegalUpdate, orSamples } from '#src/features/showcase/samples/cards.ts';
import { sampleArticles, sampleLegalUpdates } from '#src/features/showcase/samples/reading.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { LegalUpdateItem } from './LegalUpdateItem.tsx';

interface GuideSectionProps {
  /** If empty or missing, samples are shown. */
  articles?: readonly GuideArticle[];
  /** If empty or missing, samples are shown. */
  updates?: readonly LegalUpdate[];
}

const partHead = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 52,
  borderBottom: '1px solid',
  borderColor: 'roles.deepLine',
} as const;

interface ArticleItemProps extends GuideArticle {
  number: number;
}

function ArticleItem({ number, title, minutes }: ArticleItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '32px minmax(0, 1fr)', sm: '44px minmax(0, 1fr) auto' },
        alignItems: 'baseline',
        py: 2,
        borderBottom: '1px solid',
        borderColor: 'roles.deepLine',
      }}
    >
      <Text component="span" aria-hidden variant="quote" sx={{ color: 'roles.apricot' }}>
        {number}
      </Text>
      {/* Two lines high on a phone: whether a title needs both depends on the font, which loads later. */}
      <Text component="h4" variant="h4" sx={{ color: 'roles.deepInk', minHeight: { xs: '2lh', sm: 0 } }}>
        {title}
      </Text>
      <Box component="span" sx={{ gridColumn: { xs: 2, sm: 'auto' }, pl: { sm: 2 }, color: 'roles.deepQuiet' }}>
        {minutes} min
      </Box>
    </Box>
  );
}

/** Your Real Estate Guide: five articles and two legal updates, on deep peacock. */
export function GuideSection({ articles, updates }: GuideSectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby="guide"
      sx={{
        mt: { xs: 8, sm: 12 },
        py: { xs: 7, sm: 11 },
        bgcolor: 'roles.deep',
        color: 'roles.deepText',
        '& :focus-visible': (theme) => ({ outlineColor: theme.vars?.palette.roles.apricot }),
      }}
    >
      <Box sx={publicContent}>
        <Text component="h2" id="guide" variant="h2" sx={{ color: 'roles.deepInk', mb: { xs: 2.5, sm: 4 } }}>
          Your Real Estate Guide
        </Text>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 42%)' },
            gap: { xs: 5, md: 6, lg: 10 },
          }}
        >
          <div>
            <Box sx={partHead}>
              <Text component="h3" variant="h5" sx={{ color: 'roles.deepInk' }}>
                Industry Insights
              </Text>
              <MoreLink label="See all" about="Industry Insights" to={paths.about} deep />
            </Box>
            <ol>
              {orSamples(articles, sampleArticles).map(({ title, minutes }, at) => (
                <ArticleItem key={title} number={at + 1} title={title} minutes={minutes} />
              ))}
            </ol>
          </div>
          <div>
            <Box sx={partHead}>
              <Text component="h3" variant="h5" sx={{ color: 'roles.deepInk' }}>
                Legal Updates
              </Text>
            </Box>
            <ul>
              {orSamples(updates, sampleLegalUpdates).map((update) => (
                <LegalUpdateItem key={update.title} update={update} />
              ))}
            </ul>
            <Button
              component={Link}
              to={paths.about}
              size="large"
              sx={{
                mt: 3.5,
                width: { xs: '100%', sm: 'auto' },
                '&&, &&:hover': { bgcolor: 'roles.deepInk', borderColor: 'roles.deepInk', color: 'roles.deep' },
                '&&:hover': { bgcolor: 'roles.deepText', borderColor: 'roles.deepText' },
              }}
            >
              Explore Services
            </Button>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
