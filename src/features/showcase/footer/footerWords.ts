import { Apple, Play } from 'lucide-react';
import { paths } from '#contract/paths.ts';

/** A column of links. Until a link's own page exists, it leads to the nearest one (decisions, Routes and links). */
const column = (title: string, links: readonly (readonly [label: string, to: string])[]) => ({
  title,
  links: links.map(([label, to]) => ({ label, to })),
});

/** Company, Explore, Resources, Services. */
export const footerColumns = [
  column('Company', [
    ['About us', paths.about],
    ['Careers', paths.about],
    ['Press', paths.about],
    ['Contact us', `${paths.about}#contact`],
  ]),
  column('Explore', [
    ['Buy in Jaipur', paths.landingFor('buyers')],
    ['Rent in Jaipur', paths.landingFor('tenants')],
    ['New projects', paths.landing],
    ['Commercial', paths.landing],
  ]),
  column('Resources', [
    ['Home loan guide', paths.about],
    ['RERA explained', paths.about],
    ['Area converter', paths.about],
    ['Blog and News', paths.about],
  ]),
  column('Services', [
    ['Post property', paths.broker.login],
    ['Legal check', paths.about],
    ['Vastu advice', paths.about],
    ['Interiors', paths.about],
  ]),
];

/** Our pages on other sites. */
export const footerSocial = [
  { label: 'Nivaas on LinkedIn', to: '#', network: 'linkedin' },
  { label: 'Nivaas on Facebook', to: '#', network: 'facebook' },
  { label: 'Nivaas on X', to: '#', network: 'x' },
  { label: 'Nivaas on YouTube', to: '#', network: 'youtube' },
] as const;

/** The badges of the app stores. */
export const footerApps = [
  { lead: 'Download on the', store: 'App Store', to: '#', icon: Apple },
  { lead: 'Get it on', store: 'Google Play', to: '#', icon: Play },
];

/** Privacy, Terms and Sitemap. */
export const footerLegal = [
  { label: 'Privacy', to: paths.privacyRequests },
  { label: 'Terms', to: paths.about },
  { label: 'Sitemap', to: '/sitemap.xml' },
];

/** The partners' names. */
export const footerPartners = ['Aravali Bank', 'Pehla Ghar', 'Marudhara Finance', 'Vastu & Co.'];
