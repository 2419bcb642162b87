import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUpRight } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import type { PublicSite } from '#contract/sites.ts';
import type { Template } from '#contract/templates.ts';
import { newTabProps } from '#src/lib/newTabProps.ts';
import { TemplateThumb } from '#src/sites/TemplateThumb.tsx';
import { templates } from '#src/sites/templates/templates.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

interface TemplateCardProps {
  template: Template;
  /** Spans two columns, where there are two. */
  wide?: boolean;
  published: boolean;
  /** The broker's site, which the thumbnail shows instead of a sample. */
  site?: PublicSite | undefined;
  /** The operator has taken the broker's site offline: it cannot be published. */
  offline?: boolean;
  busy: boolean;
  /** Another template is being published. */
  blocked: boolean;
  onPublish: () => void;
}

/** One template: a thumbnail, Preview in a new tab, Publish. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, wide = false, published, site, offline = false, busy, blocked, onPublish } = props;
  return (
    <Card padding={0} aria-label={template.label}>
      <TemplateThumb template={template.name} site={site} wide={wide} />
      <Box sx={{ p: 2 }}>
        <Row gap={1} between sx={{ minHeight: 24 }}>
          <Text component="h2" variant="cardTitle">
            {template.label}
          </Text>
          {published ? (
            <StatusChip tone={offline ? 'error' : 'success'} label={offline ? 'Offline' : 'Published'} />
          ) : null}
        </Row>
        <Text quiet sx={{ mt: 0.25, mb: 2 }}>
          {templates[template.name].line}
        </Text>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
          <Button
            href={paths.sitePreview(template.name)}
            {...newTabProps(`Preview ${template.label}`)}
            endIcon={<ArrowUpRight size={16} />}
          >
            Preview
          </Button>
          <BusyButton
            variant={published ? 'outlined' : 'contained'}
            busy={busy}
            busyText="Publishing…"
            disabled={blocked || offline}
            aria-label={`${busy ? 'Publishing…' : 'Publish'} ${template.label}`}
            onClick={onPublish}
          >
            Publish
          </BusyButton>
        </Box>
      </Box>
    </Card>
  );
}
