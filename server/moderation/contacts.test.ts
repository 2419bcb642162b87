import { describe, expect, test } from 'vitest';
import { contactsIn } from './contacts.ts';

const found = (text: string) => contactsIn(text).map(({ words }) => words);

describe('contactsIn', () => {
  test.each([
    ['Call 98290 12345 today', ['98290 12345']],
    ['Call +91-9829012345.', ['+91-9829012345']],
    ['0141 2345678 after six', ['0141 2345678']],
    ['Write to asha@homes.example.com', ['asha@homes.example.com']],
    ['More on www.homes.example/villa', ['www.homes.example/villa']],
    ['See asha-homes.in for more', ['asha-homes.in']],
    ['Plot No. 14, Block C, near the school', ['Plot No. 14, Block C, near the school']],
    ['House no 27/B', ['House no 27/B']],
    ['Vaishali Nagar, Jaipur 302021.', ['302021']],
    ['Call first, or come to B-14, gate 2.', ['B-14, gate 2']],
    ['Flat A2 and plot C/105, Raja Park', ['Flat A2', 'plot C/105, Raja Park']],
  ])('%s', (text, words) => expect(found(text)).toEqual(words));

  test.each([
    'A 3 BHK of 1450 sq. ft for ₹98,50,000, ready in 2027',
    'Price 9850000 rupees, booking 500000 only',
    '10th floor of 22, 2.5 km from the station',
    'A flat with two balconies. In the evening it is quiet.',
    'Two flats: flat number 2 is let. A-1 marble, G+2 floors, 2 BHK',
    'Near gate 2 of the park, sector 14, Sector B-14, NH-48 and the T2 terminal',
  ])('%s: nothing', (text) => expect(found(text)).toEqual([]));

  test('says where each is, in their order', () => {
    const text = 'Mail a@b.example, or call 9829012345.';
    expect(contactsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['a@b.example', '9829012345']);
  });
});
