import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { brokerStatuses } from '#contract/brokers.ts';
import { leadStatuses } from '#contract/leads/choices.ts';
import { BrokerStatusChip } from '#src/features/brokers/BrokerStatusChip.tsx';
import { LeadStatusChip } from '#src/features/leads/LeadStatusChip.tsx';
import preview from '#storybook/preview.tsx';
import { Part, Sheet, Tiles } from './Sheet.tsx';
import { busyWords, buttonWords, emptyWords, failureWords, lists } from './vocabulary.ts';

const meta = preview.meta({ title: 'foundations/Words' });

function Row({ children }: { children: React.ReactNode }) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      {children}
    </Box>
  );
}

function Word({ children }: { children: string }) {
  return (
    <Box
      component="li"
      data-word={children}
      sx={{
        typography: 'label',
        p: '6px 12px',
        borderRadius: '8px',
        border: '1px solid',
        borderColor: 'roles.line',
        bgcolor: 'roles.paper',
        overflowWrap: 'anywhere',
        minWidth: 0,
      }}
    >
      {children}
    </Box>
  );
}

const vocabulary = [
  { title: 'Buttons', line: 'A verb, and what it does. No full stop.', words: buttonWords },
  { title: 'Buttons at work', line: 'The same verb, still going on.', words: busyWords },
  { title: 'Nothing here', line: 'What is missing, plainly; the action that helps is below.', words: emptyWords },
  {
    title: 'Failed',
    line: 'What did not happen and what to do next; the server’s own words come first.',
    words: failureWords,
  },
];

export const Vocabulary = meta.story({
  render: () => (
    <Sheet
      title="Words"
      line="Plain, short, Indian English. Say what is, then what to do. Everything on this page is read from the product: the contract’s lists and the texts of the screens."
    >
      <Part title="States" line="Always the word, in its tone; the tone alone means nothing.">
        <Row>
          {brokerStatuses.values.map((status) => (
            <li key={status}>
              <BrokerStatusChip status={status} />
            </li>
          ))}
          {leadStatuses.values.map((status) => (
            <li key={status}>
              <LeadStatusChip status={status} />
            </li>
          ))}
        </Row>
      </Part>
      {vocabulary.map(({ title, line, words }) => (
        <Part key={title} title={title} line={line}>
          <Row>
            {words.map((word) => (
              <Word key={word}>{word}</Word>
            ))}
          </Row>
        </Part>
      ))}
      <Part title="Lists" line="What can be chosen, as people read it.">
        <Tiles least={260}>
          {lists.map(({ name, options }) => (
            <Box component="li" key={name} sx={{ minWidth: 0 }}>
              <Box component="h3" sx={{ typography: 'subtitle2', pb: '6px' }}>
                {name}
              </Box>
              <Box component="p" data-word={name} sx={{ color: 'roles.slate', overflowWrap: 'anywhere' }}>
                {options.map(({ label }) => label).join(' · ')}
              </Box>
            </Box>
          ))}
        </Tiles>
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const { words } of vocabulary) await expect(words.length).toBeGreaterThan(2);
    await expect(lists.length).toBeGreaterThan(10);
    const words = [...canvasElement.querySelectorAll('[data-word]')].map((element) => element.textContent);
    await expect(words.filter((word) => /oops|uh-oh|whoops|!!/i.test(word))).toEqual([]);
  },
});
