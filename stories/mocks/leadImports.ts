import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Answer } from '#contract/endpoint.ts';
import { checkFile } from '#contract/leads/file/checkFile.ts';
import { type LeadFile, readLeadFile } from '#contract/leads/file/leadFile.ts';
import { readText } from '#contract/leads/file/readText.ts';
import {
  type DryRun,
  getLeadImport,
  getWrongRows,
  importLeads,
  type LeadImport,
  mappingFrom,
} from '#contract/leads/import.ts';
import { mock } from './mock.ts';

const now = () => Promise.resolve();

/** A CSV file as an office keeps it: a column with an unknown name, duplicates, and invalid rows. */
export const leadsFile = (name = 'leads-october.csv', more: readonly string[] = []): File =>
  new File(
    [
      [
        'Full Name,Mobile,Mail id,Town,Wants,Lead From,Remarks 2',
        'Lalit Agarwal,055501 21273,lalit@mail.example,Jaipur,"3 BHK, 80 lakh",Facebook,',
        'Ravi Saxena,+91 55501 20417,ravi.saxena@mail.example,Jaipur,,Call,',
        'Pooja Bansal,5550,pooja.b@mail.example,Kota,,,',
        'Gaurav Tak,55501 90064,gaurav.tak at mail,,,,',
        'Harpreet Gill,+91-55501-20934,,Ajmer,Plot,Website,',
        'Lalit Agarwal,55501 21273,,,,,',
        'Divya Purohit,55501 90071,,,,Society fair,',
        ...more,
      ].join('\n'),
    ],
    name,
    { type: 'text/csv' },
  );

/** Parses CSV text into a table. */
const tableOf = (text: string): Promise<LeadFile> => readLeadFile(text, now);

const keyOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
const RAVI = '5550120417';

/** The response to a dry run: Ravi Saxena is already a lead. */
const dryRunOf = async (file: LeadFile, mapping: DryRun['mapping']): Promise<DryRun> => {
  const checked = await checkFile(file, mapping, now);
  const first = new Map<string, { row: number; full_name: string }>();
  const repeated: DryRun['duplicate_rows'] = [];
  for (const one of checked) {
    if (!('lead' in one)) continue;
    const key = keyOf(one.lead.phone);
    const before = first.get(key);
    if (key === RAVI) repeated.push({ row: one.row, lead_id: 12, full_name: 'Ravi Saxena', status: 'contacted' });
    else if (before) repeated.push({ row: one.row, same_as_row: before.row, full_name: before.full_name });
    else first.set(key, { row: one.row, full_name: one.lead.full_name });
  }
  const wrong = checked.flatMap((one) => ('problem' in one ? [{ row: one.row, ...one.problem }] : []));
  return {
    rows: checked.length,
    new: checked.length - wrong.length - repeated.length,
    duplicates: repeated.length,
    wrong: wrong.slice(0, 100),
    columns: [...file.columns],
    mapping,
    duplicate_rows: repeated.slice(0, 100),
  };
};

const running: LeadImport = { state: 'running', done: 412, rows: 1_096, added: 380, skipped: 22, wrong: 10 };
/** An import that has ended. */
export const endedImport: LeadImport = {
  state: 'done',
  done: 1_248,
  rows: 1_248,
  added: 1_096,
  skipped: 118,
  wrong: 34,
};

/** The calls of an import; each poll returns the next of `standings`, the last one repeatedly. */
export const importCalls = (...standings: readonly LeadImport[]): HttpHandler[] => {
  const [...next] = standings.length > 0 ? standings : [running, endedImport];
  return [
    mock(importLeads, async ({ body }): Promise<Answer<typeof importLeads>> => {
      if (body.dry_run !== 'true') return { status: 202, body: { data: { id: 7 } } };
      const { text } = readText(new Uint8Array(await (body.file as File).arrayBuffer()));
      const data = await dryRunOf(await tableOf(text), mappingFrom(String(body.mapping)) ?? {});
      return { status: 200, body: { data } };
    }),
    mock(getLeadImport, () => ({ data: (next.length > 1 ? next.shift() : next[0]) ?? endedImport })),
    http.get(`*${getWrongRows.path.replace('{id}', ':id')}`, () =>
      HttpResponse.text('Name,Phone,Reason\nPooja Bansal,5550,Phone must have 7 to 15 digits\n'),
    ),
  ];
};

/** An import that stays under way. */
export const runningImport: LeadImport = running;
