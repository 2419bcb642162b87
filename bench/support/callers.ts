// A process of bench/floods.ts: 400 connections that request a URL over and over, until the process is killed. With a
// token, they add users, alternately with a new and a taken email; without one, they read.

import { Agent, request } from 'node:http';

const CONNECTIONS = 400;
const [address = '', token] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const options = token
  ? { agent, method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
  : { agent };

let calls = 0;
const body = (): string | undefined => {
  calls += 1;
  const email = calls % 2 ? `person${calls}@bench.example` : 'taken@bench.example';
  const person = { full_name: 'Neha', email, phone: '5550120418', password: 'Namaste#2026home', status: 'active' };
  return token && JSON.stringify(person);
};

const call = (): void => {
  const sent = request(address, options, (answer) => {
    answer.resume().once('close', call);
  });
  // The connection was refused: retry, but not in a busy loop.
  sent.once('error', () => setTimeout(call, 10));
  sent.end(body());
};
for (let nth = 0; nth < CONNECTIONS; nth += 1) call();
