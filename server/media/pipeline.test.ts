import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#contract/rules/photoFormat.ts';
import { HttpError } from '../errors.ts';
import { hasGps } from '../testing/hasGps.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { sentPhoto } from '../testing/sentPhoto.ts';
import { photoKey } from './names.ts';
import { savePhoto } from './pipeline.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 85, b: 61 } } });

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

/** A 1-bit PNG, made without the raw pixels that sharp would need first. */
const blackPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

const refusalOf = async (bytes: Buffer): Promise<HttpError> => {
  const store = memoryStore();
  const error: unknown = await savePhoto(store, sentPhoto(bytes), 'photo').catch((reason: unknown) => reason);
  expect(store.files.size).toBe(0);
  if (!(error instanceof HttpError)) throw new Error(`Expected a refusal, got ${String(error)}`);
  return error;
};

const sizesOf = async (files: ReadonlyMap<string, Buffer>, name: string) => {
  const read = (width?: 320 | 800) => sharp(files.get(photoKey(name, width))).metadata();
  return [await read(320), await read(800), await read()].map(({ width, height, format }) => [width, height, format]);
};

describe('savePhoto', () => {
  test('stores nothing of a picture if its last width fails', async () => {
    const store = memoryStore();
    const put = (key: string, bytes: Buffer, type: string) =>
      store.files.size === 2 ? Promise.reject(new Error('The disk is full')) : store.put(key, bytes, type);
    const saving = savePhoto({ ...store, put }, sentPhoto(await plain(40, 20).jpeg().toBuffer()), 'photo');
    await expect(saving).rejects.toThrow('The disk is full');
    expect(store.files.size).toBe(0);
  });

  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    test(`accepts ${format} and stores three widths of WebP`, async () => {
      const store = memoryStore();
      const sent = await plain(2000, 1000)
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer();
      const { name, url, bytes, looks: _, ...size } = await savePhoto(store, sentPhoto(sent), 'photo');
      expect(size).toEqual({ width: 1600, height: 800 });
      expect(bytes).toBe([...store.files.values()].reduce((sum, file) => sum + file.length, 0));
      expect(url).toBe(`/media/${name}.webp`);
      expect(name).toMatch(/^[0-9a-f]{32}$/);
      expect(await sizesOf(store.files, name)).toEqual([
        [320, 160, 'webp'],
        [800, 400, 'webp'],
        [1600, 800, 'webp'],
      ]);
    });
  }

  test('never enlarges', async () => {
    const store = memoryStore();
    const { name } = await savePhoto(store, sentPhoto(await plain(500, 250).png().toBuffer()), 'photo');
    expect(await sizesOf(store.files, name)).toEqual([
      [320, 160, 'webp'],
      [500, 250, 'webp'],
      [500, 250, 'webp'],
    ]);
  });

  test('a very tall picture is scaled to fit into WebP', async () => {
    const store = memoryStore();
    const { name } = await savePhoto(store, sentPhoto(await plain(1000, 30_000).png().toBuffer()), 'photo');
    expect(await sizesOf(store.files, name)).toContainEqual([213, 6400, 'webp']);
  });

  test('turns a phone photo upright and drops its metadata', async () => {
    const store = memoryStore();
    // Left half red, right half blue, marked "turn by 90 degrees": upright, red is on top.
    const blue = await plain(100, 100).modulate({ hue: 240 }).png().toBuffer();
    const photo = await plain(200, 100)
      .composite([{ input: blue, left: 100, top: 0 }])
      .withExif({
        IFD0: { Make: 'Phone', Software: 'Camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '26/1 55/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '75/1 49/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await hasGps(photo)).toBe(true);
    const { name } = await savePhoto(store, sentPhoto(photo), 'photo');
    for (const file of store.files.values()) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      for (const mark of ['EXIF', 'ICCP', 'XMP ', 'Phone']) expect(file.includes(mark)).toBe(false);
    }
    const full = sharp(store.files.get(photoKey(name)));
    const { data, info } = await full.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([100, 200]);
    const top = (20 * info.width + 50) * info.channels;
    const bottom = (180 * info.width + 50) * info.channels;
    expect(data[top] ?? 0).toBeGreaterThan(150);
    expect(data[bottom] ?? 255).toBeLessThan(150);
  });

  test('crops a person’s photo to a square of 256 pixels', async () => {
    const store = memoryStore();
    await savePhoto(store, sentPhoto(await plain(900, 400).jpeg().toBuffer()), 'avatar');
    expect(store.files.size).toBe(1);
    for (const file of store.files.values()) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
    }
  });
});

describe('savePhoto refuses', () => {
  test('what is not one of the four formats, with a message that names them', async () => {
    const others = [
      Buffer.from('I am a text file, whatever my name is.jpg'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>'),
      await plain(20, 20).gif().toBuffer(),
      await plain(20, 20).tiff().toBuffer(),
      Buffer.from('%PDF-1.7 not a picture at all'),
      Buffer.alloc(0),
      Buffer.from([0xff, 0xd8]),
    ];
    for (const bytes of others) {
      const refused = await refusalOf(bytes);
      expect(refused.status).toBe(415);
      expect(refused.message).toBe('Only JPEG, PNG, WebP and AVIF pictures are accepted.');
    }
  });

  test('a HEIC photo', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
    expect((await refusalOf(heic)).status).toBe(415);
  });

  test('a truncated picture, and bytes that only start like one', async () => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const starts = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(500, 7)]);
    for (const bytes of [noise.subarray(0, noise.length / 2), starts]) {
      const refused = await refusalOf(bytes);
      expect(refused.status).toBe(415);
      expect(refused.message).toContain('damaged');
    }
  });

  test('a file of more than 15 MB', async () => {
    const jpeg = await plain(20, 20).jpeg().toBuffer();
    const refused = await refusalOf(Buffer.concat([jpeg, Buffer.alloc(MAX_PHOTO_BYTES)]));
    expect([refused.status, refused.message]).toEqual([413, 'A picture may be at most 15 MB.']);
  });

  test('a small file of 196 megapixels, quickly', async () => {
    const bomb = blackPng(14_000, 14_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const start = performance.now();
    const refused = await refusalOf(bomb);
    expect(performance.now() - start).toBeLessThan(500);
    expect([refused.status, refused.message]).toEqual([413, 'A picture may have at most 50 megapixels.']);
  });
});

test('two pictures are read at a time, the others wait unread, and a flood is refused', async () => {
  const store = memoryStore();
  const jpeg = await plain(40, 30).jpeg().toBuffer();
  let reads = 0;
  let go = () => {};
  const turn = new Promise<void>((resolve) => {
    go = resolve;
  });
  const read = async () => {
    reads += 1;
    await turn;
    return jpeg;
  };
  const saved = Array.from({ length: 202 }, () => savePhoto(store, { read }, 'avatar'));
  await expect(savePhoto(store, { read }, 'avatar')).rejects.toMatchObject({ status: 503 });
  expect(reads).toBe(2);
  go();
  await Promise.all(saved);
  expect(store.files.size).toBe(202);
});
