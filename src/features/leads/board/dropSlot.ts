import type { DraggableLocation } from '@hello-pangea/dnd';

/** The room below each card, which belongs to its list item. */
export const CARD_GAP = 8;

/** Where a lifted card would land in a column. */
export interface Slot {
  /** The column. */
  status: string;
  top: number;
  height: number;
}

/** The slot at a place, measured in the list of its column: the library moves the cards there, but draws nothing between them. */
export const slotAt = (
  board: HTMLElement | null,
  draggableId: string,
  place: DraggableLocation | null,
): Slot | undefined => {
  const lifted = board?.querySelector<HTMLElement>(`li[data-rfd-draggable-id="${draggableId}"]`);
  if (!place || !lifted) return undefined;
  const cards = `[data-rfd-droppable-id="${place.droppableId}"] li[data-rfd-draggable-id]`;
  const others = [...(board?.querySelectorAll<HTMLElement>(cards) ?? [])].filter((card) => card !== lifted);
  const next = others[place.index];
  const last = others.at(-1);
  // Cards are moved by transforms, which these measures leave out.
  const top = next ? next.offsetTop : last ? last.offsetTop + last.offsetHeight : 0;
  return { status: place.droppableId, top, height: lifted.offsetHeight - CARD_GAP };
};
