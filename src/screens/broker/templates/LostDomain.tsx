import { Notice } from '#src/ui/feedback/Notice.tsx';

/** Says why the broker's domain moved to another site, and how to get it back. */
export function LostDomain({ name }: { name: string }) {
  return (
    <Notice tone="warning" title={`${name} belongs to another site now`}>
      Its DNS shows the TXT record of that site, so the domain moved there. If it is yours, connect it again: we then
      name the record that brings it back.
    </Notice>
  );
}
