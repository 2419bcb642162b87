// A process of bench:floods: 400 connections that read an address over and over, until it is killed.

import { Agent, get } from 'node:http';

const CONNECTIONS = 400;
const [address = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const read = (): void => {
  const request = get(address, { agent }, (answer) => {
    answer.resume().once('close', read);
  });
  // Refused: again, but not in a busy loop.
  request.once('error', () => setTimeout(read, 10));
};
for (let nth = 0; nth < CONNECTIONS; nth += 1) read();
