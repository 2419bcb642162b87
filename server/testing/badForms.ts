import fc from 'fast-check';
import type { FilePart } from '#contract/endpoint.ts';
import { type BadBody, badJson, changedBody } from './badBodies.ts';
import { hostileText, jsonOf } from './hostileValues.ts';
import type { Described } from './validInput.ts';

const BOUNDARY = 'between-the-parts';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const partOf = (disposition: string, bytes: string | Buffer, type?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);

const END = Buffer.from(`--${BOUNDARY}--\r\n`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : jsonOf(value));

const fieldParts = (fields: unknown): Buffer[] =>
  Object.entries(typeof fields === 'object' && fields !== null ? fields : {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => partOf(`name="${name}"`, textOf(value)));

const fileNames = [
  'a.jpg',
  '',
  '../../../etc/passwd',
  'C:\\boot.ini',
  'a\0.jpg',
  '<b>.svg',
  'x'.repeat(5_000),
  'क.jpg',
];

const fileParts = ({ name }: FilePart, picture: Buffer): fc.Arbitrary<Buffer[]> => {
  const bytes = fc.oneof(
    { weight: 3, arbitrary: fc.constant(picture) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        Buffer.alloc(0),
        picture.subarray(0, picture.length / 2),
        Buffer.concat([picture.subarray(0, 24), Buffer.alloc(64, 0xff)]),
        Buffer.from('GIF89a\x01\x00\x01\x00;'),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        Buffer.from([0xff, 0xd8, 0xff]),
      ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((random) => Buffer.from(random)) },
  );
  const as = fc.oneof(
    { weight: 5, arbitrary: fc.constant(name) },
    { weight: 1, arbitrary: fc.constantFrom('other', '', '__proto__', 'constructor', 'x'.repeat(200)) },
  );
  const part = fc
    .tuple(bytes, as, fc.constantFrom(...fileNames), fc.constantFrom('image/jpeg', 'text/html', 'x', undefined))
    .map(([content, field, file, type]) => partOf(`name="${field}"; filename="${file}"`, content, type));
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(part, { minLength: 1, maxLength: 1 }) },
    { weight: 3, arbitrary: fc.array(part, { maxLength: 2 }) },
  );
};

const oddParts = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Buffer[]>([]) },
  {
    weight: 3,
    arbitrary: hostileText.chain((text) =>
      fc.constantFrom<Buffer[]>(
        [partOf(`name="${text.slice(0, 200)}"`, 'x')],
        [partOf('', text)],
        [partOf('name=full_name', text)],
        Array.from({ length: 70 }, (_, at) => partOf(`name="f${at}"`, text.slice(0, 20))),
        [Buffer.from(`--${BOUNDARY}\r\n${text}\r\n\r\nx\r\n`)],
      ),
    ),
  },
);

/** Multipart bodies made from a valid one: changed fields, hostile files and parts, truncated, or JSON instead. */
export const badForm = (
  valid: Readonly<Record<string, unknown>>,
  schema: Described,
  file: FilePart,
  picture: Buffer,
): fc.Arbitrary<BadBody> => {
  const fields = fc.oneof(
    { weight: 3, arbitrary: changedBody(valid, schema) },
    { weight: 2, arbitrary: fc.constant(valid) },
  );
  const whole = fc
    .tuple(fields, fileParts(file, picture), oddParts)
    .map(([values, files, odd]) => Buffer.concat([...fieldParts(values), ...odd, ...files, END]));
  const cut = fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([form, share]) => form.subarray(0, form.length * share));
  const form = fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: cut });
  return fc.oneof(
    { weight: 9, arbitrary: form.map((payload) => ({ payload, type: TYPE })) },
    { weight: 1, arbitrary: badJson(valid, schema).map(({ payload, type }) => ({ payload, type })) },
  );
};

/** A form with these fields, and the file if one is given. */
export const plainForm = (fields: Readonly<Record<string, unknown>>, file?: readonly [FilePart, Buffer]): BadBody => ({
  payload: Buffer.concat([
    ...fieldParts(fields),
    ...(file ? [partOf(`name="${file[0].name}"; filename="a.jpg"`, file[1], 'image/jpeg')] : []),
    END,
  ]),
  type: TYPE,
});
