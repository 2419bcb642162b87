import { expect, test } from 'vitest';
import { checkFile } from './checkFile.ts';
import { matchColumns } from './columnNames.ts';
import { MAX_IMPORTED_ROWS, readLeadFile } from './leadFile.ts';
import { readText } from './readText.ts';

const noPause = () => Promise.resolve();
const read = (bytes: Uint8Array) => readLeadFile(readText(bytes).text, noPause);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, first: 'little' | 'big', mark = true) => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return new Uint8Array(first === 'little' ? bytes : bytes.swap16());
};
// Windows-1252 is Latin-1 except for some signs, of which only ’ is used here.
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text.replaceAll('’', '\x92'), 'latin1'));

/** Each row of a file by its line: the lead, or why it is not one. */
const rowsOf = async (bytes: Uint8Array) => {
  const file = await read(bytes);
  const rows = await checkFile(file, matchColumns(file.columns), noPause);
  return Object.fromEntries(rows.map((row) => [row.row, 'lead' in row ? row.lead : row.problem]));
};

const plain = 'Full Name,Mobile,Mail id\r\nJosé D’Souza,055501 21273,jose@mail.example\r\n';
const leadOfPlain = { full_name: 'José D’Souza', phone: '055501 21273', email: 'jose@mail.example' };

test.each([
  ['UTF-8', 'UTF-8', utf8(plain)],
  ['UTF-8 with a byte order mark', 'UTF-8', utf8(`\uFEFF${plain}`)],
  ['UTF-16, as "Unicode text" of Excel', 'UTF-16', utf16(plain.replaceAll(',', '\t'), 'little')],
  ['UTF-16 with the high byte first', 'UTF-16', utf16(plain, 'big')],
  ['UTF-16 without a mark', 'UTF-16', utf16(plain, 'little', false)],
  ['UTF-16 without a mark, the high byte first', 'UTF-16', utf16(plain, 'big', false)],
  ['Windows-1252, as "CSV" of Excel', 'Windows-1252', windows1252(plain)],
])('a file in %s is read', async (_, encoding, bytes) => {
  expect(readText(bytes).encoding).toBe(encoding);
  expect(await rowsOf(bytes)).toEqual({ 2: leadOfPlain });
});

test.each([
  ['commas', ',', 'Name,Phone,Requirement\n"Rao, Asha",5550121273,"3 BHK, 80 lakh"\n'],
  ['semicolons', ';', 'Name;Phone;Requirement\n"Rao, Asha";5550121273;3 BHK, 80 lakh\n'],
  ['tabs', '\t', 'Name\tPhone\tRequirement\nRao, Asha\t5550121273\t3 BHK, 80 lakh\n'],
  [
    'semicolons that a first line of Excel names',
    ';',
    'sep=;\nName;Phone;Requirement\nRao, Asha;5550121273;3 BHK, 80 lakh\n',
  ],
])('a file with %s is read', async (_, delimiter, text) => {
  const file = await read(utf8(text));
  expect([file.delimiter, file.columns]).toEqual([delimiter, ['Name', 'Phone', 'Requirement']]);
  expect(file.rows.at(-1)?.cells).toEqual(['Rao, Asha', '5550121273', '3 BHK, 80 lakh']);
});

test('titles in merged cells, groups of columns and empty rows are no leads, and lines are counted as the file has them', async () => {
  const text = [
    'Leads of October 2026,,,,',
    ',,,,',
    'Customer,,,Requirement,',
    'Name,Mobile No.,E-mail ID,Looking for,Remarks',
    'Asha Rao,98765 43210,,2 BHK,',
    ',,,,',
    ' , ,,,',
    'Vikram Shah,+91 98765 43211,vikram@mail.example,,Call after 6',
    '',
  ].join('\r\n');
  expect(await rowsOf(utf8(text))).toEqual({
    5: { full_name: 'Asha Rao', phone: '98765 43210', property_interest: '2 BHK' },
    8: {
      full_name: 'Vikram Shah',
      phone: '+91 98765 43211',
      email: 'vikram@mail.example',
      message: 'Call after 6',
    },
  });
});

test('phones stay as they are typed; what spreadsheets made of them is undone where it can be', async () => {
  const phones = [
    '098765 43210',
    '+91 98765 43211',
    '+91-98765-43212',
    '9876543213.0',
    '9.87654E+09',
    '="09876543214"',
    "'9876543215",
    '"9,876,543,216"',
    'p:+919876543217',
    '\u202a+91 98765\u00a043218\u202c',
    '९८७६५ ४३२२०',
    '98765 / 43219',
  ];
  const text = `Name,Phone\n${phones.map((phone) => `A,${phone}`).join('\n')}`;
  const rows = await rowsOf(utf8(text));
  expect(Object.values(rows).map((row) => ('phone' in row ? row.phone : row.message))).toEqual([
    '098765 43210',
    '+91 98765 43211',
    '+91-98765-43212',
    '9876543213',
    'The spreadsheet has shortened the phone to 9.87654E+09. Format its column as text, and save the file again',
    '09876543214',
    '9876543215',
    '9876543216',
    '+919876543217',
    '+91 98765 43218',
    '98765 43220',
    'Phone may hold digits, spaces and + - ( ) . only',
  ]);
});

test('source and status are words of ours in any case, or what people call the same; other words are wrong', async () => {
  const text = [
    'Name,Phone,Lead From,Lead Status',
    'A,5550121273,SOCIAL MEDIA,Contacted',
    'B,5550121274,social_media,LOST',
    'C,5550121275,Facebook,',
    'D,5550121276,MagicBricks,new',
    'E,5550121277,,NA',
    'F,5550121278,Society fair,',
    'G,5550121279,Call,hot',
  ].join('\n');
  expect(Object.values(await rowsOf(utf8(text)))).toMatchObject([
    { source: 'social_media', status: 'contacted' },
    { source: 'social_media', status: 'lost' },
    { source: 'social_media' },
    { source: 'website', status: 'new' },
    { full_name: 'E', phone: '5550121277' },
    { field: 'source', message: expect.stringContaining('“Society fair” is not known. Use one of: Website, Call') },
    { field: 'status', message: expect.stringContaining('“hot” is not known. Use one of: New, Contacted') },
  ]);
});

test('a row needs a name and a phone, and keeps to the lengths of a lead', async () => {
  const text = [
    'Name,Phone,Email,City',
    ',5550121273,,',
    'B,,,',
    'C,12,,',
    'D,5550121274,none at all,',
    `E,5550121275,,${'x'.repeat(121)}`,
    'F,5550121276,-,N/A',
  ].join('\n');
  expect(Object.values(await rowsOf(utf8(text)))).toEqual([
    { field: 'full_name', message: 'Full name is required' },
    { field: 'phone', message: 'Phone is required' },
    { field: 'phone', message: 'Phone must have 7 to 15 digits' },
    { field: 'email', message: 'Email must look like an email address' },
    { field: 'city', message: 'City must be at most 120 characters' },
    { full_name: 'F', phone: '5550121276' },
  ]);
});

test('columns without a name, or with the same one, get names of their own', async () => {
  const { columns } = await read(utf8('Name,,Phone,Phone,,\nA,x,5550121273,5550121274,y,\n'));
  expect(columns).toEqual(['Name', 'Column B', 'Phone', 'Phone (2)', 'Column E']);
  expect(matchColumns(columns)).toEqual({ full_name: 'Name', phone: 'Phone' });
});

test('a file that begins with a lead has no names: the lead is a row', async () => {
  const file = await read(utf8('Asha Rao;9876543210;Interested\nVikram;9876543211;Location\n'));
  expect([file.hasNames, file.columns, file.rows.length]).toEqual([false, ['Column A', 'Column B', 'Column C'], 2]);
});

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'choose File, Save as, CSV UTF-8'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'This is an Excel or zip file'],
  ['a PDF', utf8('%PDF-1.7'), 'This is a PDF'],
  ['a web page that a portal calls a workbook', utf8('<html><table><tr><td>Name'), 'This is a web page'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]), 'no text'],
  ['nothing', new Uint8Array(), 'no rows'],
  ['names alone', utf8('Name,Phone\n\n'), 'no rows'],
  ['a quotation mark that never ends', utf8('Name,Phone\n"A,1234567\nB,1234568\n'), 'never closed'],
  [
    'too many rows',
    utf8(`Name,Phone\n${'A,5550121273\n'.repeat(MAX_IMPORTED_ROWS + 1)}`),
    'The file has 20,001 rows; at most 20,000',
  ],
])('a file that is %s is refused, with what to do', async (_, bytes, words) => {
  await expect((async () => read(bytes))()).rejects.toThrow(words);
});

test('a long file is read in parts, between which other work may be done', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const text = `Name,Phone,Remarks\n${Array.from({ length: MAX_IMPORTED_ROWS }, (_, nth) => `A ${nth},${5_550_120_000 + nth},"one\ntwo, ""three"""`).join('\n')}`;
  const file = await readLeadFile(text, pause);
  expect(file.rows).toHaveLength(MAX_IMPORTED_ROWS);
  expect(file.rows.at(-1)).toEqual({
    row: MAX_IMPORTED_ROWS + 1,
    cells: ['A 19999', '5550139999', 'one\ntwo, "three"'],
  });
  expect(pauses).toBeGreaterThan(5);
});
