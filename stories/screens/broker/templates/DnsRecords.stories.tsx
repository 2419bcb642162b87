import { expect } from 'storybook/test';
import { DnsRecords } from '#src/screens/broker/templates/DnsRecords.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: DnsRecords, decorators: [inBox({ p: 2, maxWidth: 560 })] });

const address = { type: 'A', host: 'homes', name: 'homes.rathore.example', value: '203.0.113.10' };
const proof = {
  type: 'TXT',
  host: '_nivaas.homes',
  name: '_nivaas.homes.rathore.example',
  value: 'nivaas-site=526adf8157dd44f596f742eecc8282e7',
};

export const Address = meta.story({
  args: { records: [address], hint: 'DNS can take up to a day to spread.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the value of the A record' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the host of the A record' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the full host of the A record' })).toBeVisible();
    await expect(canvas.getByText('homes')).toBeVisible();
  },
});
export const AddressAndProof = meta.story({ args: { records: [address, proof] } });
export const LongName = meta.story({
  tags: ['full'],
  args: { records: [{ ...proof, name: `_nivaas.${'very-long-name.'.repeat(8)}example` }] },
});
/** Most registrars write `@` for the domain itself. */
export const WholeDomain = meta.story({
  args: { records: [{ ...address, host: '@', name: 'rathore.example' }] },
});
export const Done = meta.story({
  args: { records: [address], done: true },
  play: async ({ canvas }) => expect(canvas.getByText('Your domain has this DNS record')).toBeVisible(),
});
/** The value takes the whole width in a narrow box. */
export const Narrow = meta.story({
  decorators: [inBox({ maxWidth: 290 })],
  args: { records: [proof] },
  play: async ({ canvas }) => {
    const { height } = canvas.getByText(proof.value).getBoundingClientRect();
    await expect(height).toBeLessThan(80);
  },
});
