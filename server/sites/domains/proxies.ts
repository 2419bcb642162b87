import { BlockList } from 'node:net';

// The published address ranges of well-known reverse proxies.
const RANGES = [
  // Cloudflare
  '173.245.48.0/20 103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 141.101.64.0/18 108.162.192.0/18 190.93.240.0/20',
  '188.114.96.0/20 197.234.240.0/22 198.41.128.0/17 162.158.0.0/15 104.16.0.0/13 104.24.0.0/14 172.64.0.0/13 131.0.72.0/22',
  // Fastly
  '151.101.0.0/16 199.232.0.0/16 146.75.0.0/17',
  // Sucuri
  '192.88.134.0/23 185.93.228.0/22 66.248.200.0/22 208.109.0.0/22 192.124.249.0/24',
];

const proxies = new BlockList();
for (const range of RANGES.join(' ').split(' ')) {
  const [network = '', bits] = range.split('/');
  proxies.addSubnet(network, Number(bits), 'ipv4');
}

/** Whether an IPv4 address belongs to a well-known reverse proxy. */
export const isProxy = (address: string): boolean => proxies.check(address, 'ipv4');
