/** The footer's words, as the public pages have them, for stories. */
export const footerColumns = [
  { title: 'Company', links: ['About us', 'Careers', 'Press', 'Contact us'] },
  { title: 'Explore', links: ['Buy in Jaipur', 'Rent in Jaipur', 'New projects', 'Commercial'] },
  { title: 'Resources', links: ['Home loan guide', 'RERA explained', 'Area converter', 'Blog and News'] },
  { title: 'Services', links: ['Post property', 'Legal check', 'Vastu advice', 'Interiors'] },
].map(({ title, links }) => ({ title, links: links.map((label) => ({ label, to: '/landing' })) }));

export const footerSocial = [
  { label: 'Nivaas on LinkedIn', to: '#', glyph: 'in' },
  { label: 'Nivaas on Facebook', to: '#', glyph: 'f' },
  { label: 'Nivaas on X', to: '#', glyph: 'X' },
  { label: 'Nivaas on YouTube', to: '#', glyph: '▶' },
];

export const footerApps = [
  { lead: 'Download on the', store: 'App Store', to: '#' },
  { lead: 'Get it on', store: 'Google Play', to: '#' },
];

export const footerLegal = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Sitemap', to: '/sitemap' },
];

export const footerPartners = ['Aravali Bank', 'Pehla Ghar', 'Marudhara Finance', 'Vastu & Co.'];
