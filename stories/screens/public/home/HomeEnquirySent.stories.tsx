import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeEnquirySent } from '#src/screens/public/home/HomeEnquirySent.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeEnquirySent });

export const Whole = meta.story({
  args: { home: buildHomeDetail(), phone: { phone: '+91 55501 20417', phoneE164: '+915550120417' } },
});

/** A broker without a phone. */
export const NoPhone = meta.story({ args: { home: buildHomeDetail(), phone: { phone: null, phoneE164: null } } });
