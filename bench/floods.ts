// npm run bench -- floods
// How a flood slows down others' calls: the time of a call while the built server is idle, and during the flood.
// Medians, on PostgreSQL. `npm run bench -- floods uploads` runs one flood.

import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loginBroker } from '#contract/auth.ts';
import { createBrokerUser } from '#contract/users.ts';
import { operatorAlone } from '#e2e/support/operator.ts';
import { addBroker } from '#e2e/support/people.ts';
import { addPhoto, fillSite, postHome, publish } from '#e2e/support/siteOf.ts';
import { startServer } from '#e2e/support/startServer.ts';
import { median, sayWhether, timesOf } from './support/figures.ts';
import { onPostgres } from './support/onPostgres.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 21);

interface Flood {
  readonly name: string;
  /** The measured call, made by another client. */
  readonly call: () => Promise<unknown>;
  /** Starts the flood, and resolves to a function that ends it. */
  readonly begin: () => Promise<() => void>;
  /** The longest time that the call may take, given its time while the server is idle. */
  readonly maxMs: (quietMs: number) => number;
}

// 400 connections, in a separate process.
const callers = async (...its: string[]): Promise<() => void> => {
  const process = fork(fileURLToPath(new URL('support/callers.ts', import.meta.url)), its);
  await pause(3_000);
  return () => void process.kill();
};

/** Uploads just fast enough not to be aborted, two by each of 16 brokers, while another broker uploads photos. */
const uploads = async (url: string): Promise<Flood> => {
  const seller = async (nth: number) => {
    const { token } = await addBroker(url, `Seller ${nth}`);
    return { token, home: await postHome(url, token, {}) };
  };
  const { token, home } = await seller(0);
  const sellers: Awaited<ReturnType<typeof seller>>[] = [];
  for (let nth = 1; nth <= 16; nth += 1) sellers.push(await seller(nth));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const { port, host } = new URL(url);
  const trickle = (one: { token: string; home: number }) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /api/properties/${one.home}/media HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${one.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 15000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
    );
    const timer = setInterval(() => socket.write(Buffer.alloc(2048)), 1_000);
    socket.once('close', () => clearInterval(timer));
    return socket;
  };
  return {
    name: 'a photo’s upload, during 32 uploads by 16 others that trickle',
    call: () => addPhoto(url, token, home, photo),
    maxMs: (quietMs) => 3 * quietMs,
    begin: async () => {
      const sockets = sellers.flatMap((one) => [trickle(one), trickle(one)]);
      await pause(1_000);
      return () => {
        for (const socket of sockets) socket.destroy();
      };
    },
  };
};

/** One address reads a site over 400 connections, while a load balancer checks readiness. */
const reads = async (url: string): Promise<Flood> => {
  const { token } = await addBroker(url, 'Kavita Joshi');
  const site = await publish(url, token, 'modern');
  await fillSite(url, token, { site, homes: 30, photos: 3 });
  return {
    name: 'readiness, during reads of a site over 400 connections',
    call: async () => {
      const { status } = await fetch(`${url}/api/health/ready`);
      if (status !== 200) throw new Error(`Readiness answered ${status}`);
    },
    // Most of the reads are refused, which takes time as well. A load balancer's timeout is a few seconds.
    maxMs: () => 500,
    begin: () => callers(`${url}/api${site.replace('site', 'sites')}`),
  };
};

/** One broker adds users 400 at a time, alternately with a new and a taken email, while another broker signs in. */
const users = async (url: string): Promise<Flood> => {
  const { token } = await addBroker(url, 'Asha Verma');
  const other = await addBroker(url, 'Kavita Joshi');
  return {
    name: 'a sign-in, during 400 creations of users by one broker',
    call: async () => {
      const { status } = await fetch(url + loginBroker.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') },
        body: JSON.stringify({ email: other.email, password: other.password }),
      });
      if (status !== 200) throw new Error(`A sign-in answered ${status}`);
    },
    maxMs: (quietMs) => 3 * quietMs,
    begin: () => callers(url + createBrokerUser.path, token),
  };
};

const floods = { users, uploads, reads };

/** Measures one flood, and returns whether others' calls stay fast. */
const measure = async (flood: Flood): Promise<boolean> => {
  const quiet = median(await timesOf(ROUNDS, flood.call, 1));
  const end = await flood.begin();
  const during = await timesOf(ROUNDS, flood.call, 0);
  end();
  const now = median(during);
  const isWell = now <= flood.maxMs(quiet);
  sayWhether(
    isWell,
    `${flood.name}: ${now.toFixed(0)} ms (slowest ${Math.max(...during).toFixed(0)}), ${quiet.toFixed(0)} ms when quiet: ${(now / quiet).toFixed(1)} times`,
  );
  return isWell;
};

await onPostgres(async () => {
  const [only] = process.argv.slice(2);
  const results: boolean[] = [];
  for (const [name, prepare] of Object.entries(floods)) {
    if (only && name !== only) continue;
    const server = await startServer(
      { ...operatorAlone, OTP_SENDER: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
      'postgres',
    );
    try {
      results.push(await measure(await prepare(server.url)));
    } finally {
      await server.stop();
    }
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
});
