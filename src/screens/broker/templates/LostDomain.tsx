import { Notice } from '#src/ui/feedback/Notice.tsx';

/** Tells a broker whose domain went to another site why it is gone, and the way back. */
export function LostDomain({ name }: { name: string }) {
  return (
    <Notice tone="warning" title={`${name} belongs to another site now`}>
      Its DNS shows the TXT record of that site, so the domain moved there. If it is yours, connect it again: we then
      name the record that brings it back.
    </Notice>
  );
}
