import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { space } from '#src/theme/spacing.ts';
import { SiteButton } from '../parts/SiteButton.tsx';
import { siteType } from '../theme/siteType.ts';
import { site, siteNarrow, siteRadius } from '../theme/templateTheme.ts';

interface EnquirySentProps {
  name: string;
  /** The broker's name. */
  broker: string;
  onAnother: () => void;
}

const Box = styled.div({
  display: 'grid',
  gap: space(1.5),
  justifyItems: 'start',
  alignContent: 'start',
  padding: space(4),
  backgroundColor: site.tint,
  color: site.ink,
  borderRadius: siteRadius,
  [siteNarrow]: { padding: space(3) },
});
const Thanks = styled.p(siteType.note);

/** Confirms that the enquiry was sent; takes the focus. */
export function EnquirySent({ name, broker, onAnother }: EnquirySentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <CircleCheck size={28} aria-hidden />
      <Thanks>
        Thank you, <bdi>{name}</bdi>. Your enquiry has been sent.
      </Thanks>
      <p>
        <bdi>{broker}</bdi> has your details and will contact you.
      </p>
      <SiteButton kind="line" small onClick={onAnother}>
        Send another enquiry
      </SiteButton>
    </Box>
  );
}
