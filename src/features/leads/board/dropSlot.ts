import type { DraggableLocation } from '@hello-pangea/dnd';

/** The space below each card, in pixels; it is part of the list item. */
export const CARD_GAP = 8;

/** Where a lifted card would land in a column. */
export interface Slot {
  /** The column's status. */
  status: string;
  top: number;
  height: number;
}

/** The slot at a position, measured within its column's list: the library makes room there but draws nothing. */
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
  // The library moves cards by transforms, which offsets do not include.
  const top = next ? next.offsetTop : last ? last.offsetTop + last.offsetHeight : 0;
  return { status: place.droppableId, top, height: lifted.offsetHeight - CARD_GAP };
};
