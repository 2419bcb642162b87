import { paths } from '#contract/paths.ts';
import { type PublishedSite, siteTemplates } from '#contract/templates.ts';
import { formatNumber } from '#src/lib/format.ts';

/** How far a broker has got with setting up. */
interface Progress {
  properties: number;
  site: PublishedSite | undefined;
  /** The site's own domain points to it. */
  connected: boolean;
  users: number;
}

/** One step of setting up. */
export interface SetUpStep {
  title: string;
  /** What is there already, or what the step is good for. */
  note: string;
  done: boolean;
  /** What to do next, and where; `check` checks the domain again. */
  action?: { label: string; to: string; state?: { add: true } } | { label: string; check: true };
}

const websiteStep = (site: PublishedSite | undefined): Omit<SetUpStep, 'title'> => {
  const to = paths.broker.templates;
  if (!site) return { note: 'Choose one of five designs', done: false, action: { label: 'Choose', to } };
  if (site.unpublishedReason)
    return { note: 'Nivaas has taken it offline', done: false, action: { label: 'See why', to } };
  return { note: `${siteTemplates.labels[site.template]}, ${site.urlPath}`, done: true };
};

const domainStep = ({ site, connected }: Progress): Omit<SetUpStep, 'title'> => {
  if (!site) return { note: 'Publish your website first', done: false };
  const { customDomain } = site;
  if (!customDomain) {
    const action = { label: 'Connect', to: paths.broker.templates };
    return { note: 'Not connected yet', done: false, action };
  }
  if (connected) return { note: customDomain, done: true };
  return { note: `${customDomain}, not connected yet`, done: false, action: { label: 'Check Status', check: true } };
};

/** The four set-up steps, each with its state and, if one is possible, its next action. */
export const setUpStepsOf = (progress: Progress): readonly SetUpStep[] => {
  const { properties, site, users } = progress;
  return [
    properties > 0
      ? { title: 'Post your first property', note: `${formatNumber(properties)} posted`, done: true }
      : {
          title: 'Post your first property',
          note: 'Your website shows it at once',
          done: false,
          action: { label: 'Post Property', to: paths.broker.postProperty },
        },
    { title: 'Publish your website', ...websiteStep(site) },
    { title: 'Connect your domain', ...domainStep(progress) },
    users > 0
      ? { title: 'Add your team', note: `${formatNumber(users)} ${users === 1 ? 'user' : 'users'}`, done: true }
      : {
          title: 'Add your team',
          note: 'They can sign in at once',
          done: false,
          action: { label: 'Add User', to: paths.broker.users, state: { add: true } },
        },
  ];
};
