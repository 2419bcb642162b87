import preview from '../../../.storybook/preview';
import { siteTemplates } from '../../../contract/templates';
import { SiteButton } from '../../../src/screens/site/SiteButton';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';

const meta = preview.meta({ component: SiteButton });

export const Kinds = meta.story({
  args: { kind: 'accent' },
  render: () => (
    <>
      {siteTemplates.values.map((template) => (
        <SiteFrame key={template} look={siteLooks[template]}>
          <SiteButton kind="accent">See listings</SiteButton>
          <SiteButton kind="call">Call</SiteButton>
          <SiteButton kind="line">Enquire</SiteButton>
        </SiteFrame>
      ))}
    </>
  ),
});
