import type { DragStart, DragUpdate, DropResult } from '@hello-pangea/dnd';
import { leadStatuses } from '#contract/leads/choices.ts';

/** What a screen reader says of a card before it is lifted. */
export const usage =
  'Press Space to lift the card. Left and right change the status, up and down the place, Space drops it, Escape puts it back.';

type Place = NonNullable<DragUpdate['destination']>;

const labels: Readonly<Record<string, string>> = leadStatuses.labels;
const inWords = ({ droppableId, index }: Place) => `${labels[droppableId] ?? droppableId}, place ${index + 1}`;

/** The announcement when a card is lifted. */
export const liftedWords = (name: string, { source }: DragStart): string => `${name} is lifted in ${inWords(source)}.`;

/** The announcement when a lifted card is over another position. */
export const overWords = (name: string, { destination }: DragUpdate): string =>
  destination ? `${name} is over ${inWords(destination)}.` : `${name} is over no status.`;

/** The announcement when a card is dropped or put back. */
export const droppedWords = (name: string, { destination, source, reason }: DropResult): string =>
  destination && reason === 'DROP'
    ? `${name} is dropped in ${inWords(destination)}.`
    : `${name} is back in ${inWords(source)}.`;
