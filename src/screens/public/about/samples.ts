import type { Statistic } from '#src/features/showcase/samples/cards.ts';
import { picture } from '#src/features/showcase/samples/picture.ts';

/** The figures of the About page (specification 001, section 9). */
export const aboutFacts: readonly Statistic[] = [
  { figure: '40+', label: 'cities' },
  { figure: '120K+', label: 'verified listings' },
  { figure: '3.5K+', label: 'active brokers' },
  { figure: 'under 4 hours', label: 'average response time' },
];

export const offers: readonly string[] = [
  'Homes, plots and shops that a person has seen and checked',
  'Prices in plain words, with the rupees a square foot beside them',
  'Brokers who are known by name, licence and record',
  'A website of their own for every broker, in minutes',
  'Every enquiry answered, and kept in one place',
];

export const values = [
  { title: 'Plain dealing', text: 'One price, all papers, no small print that changes after the visit.' },
  { title: 'Known people', text: 'You deal with a broker who has a name, a licence and a record.' },
  { title: 'Quiet care', text: 'Your phone number reaches the one person you asked, and nobody else.' },
  { title: 'Local knowledge', text: 'Street by street: water, light, traffic and the walk to school.' },
] as const;

export const partners = ['Aravali Bank', 'Pehla Ghar', 'Marudhara Finance', 'Vastu & Co.', 'Panna Registry'] as const;

/** The company's history, with one entry a year. */
export const journey = [
  { year: '2022', title: 'Three desks in Jaipur', text: 'A notebook of 200 homes, each one visited by us.' },
  { year: '2023', title: 'Brokers join', text: 'The first hundred brokers work their leads with Nivaas.' },
  { year: '2024', title: 'Beyond Rajasthan', text: 'Delhi, Mumbai and Bengaluru open; listings pass 50,000.' },
  { year: '2025', title: 'A website for everyone', text: 'Every broker can publish a site of their own.' },
] as const;

export const leaders = [
  { name: 'Meera Shekhawat', role: 'Founder and chief executive', tone: 'gulabi' },
  { name: 'Arjun Nair', role: 'Product and engineering', tone: 'peacock' },
  { name: 'Sana Merchant', role: 'Brokers and partners', tone: 'marigold' },
  { name: 'Kabir Dutta', role: 'Trust and law', tone: 'info' },
] as const;

/** Frequently asked questions. */
export const questions = [
  {
    question: 'Does it cost anything to look for a home?',
    answer: 'No. Looking, saving and asking are free for buyers, owners and tenants. Posting a property is free, too.',
  },
  {
    question: 'How is a listing verified?',
    answer:
      'A person checks the place, the pictures and the papers before the mark is given, and looks again after ninety days.',
  },
  {
    question: 'I am a broker. How do I begin?',
    answer: 'Sign up as an agent, post your first property, choose a template, and your website is there to be shared.',
  },
] as const;

/** The arched picture beside the heading. */
export const aboutWindow = picture('udaipur-dusk-1');

/** The picture beside the mission. */
export const missionPicture = picture('living-rose-8');
