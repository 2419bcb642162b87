/** Picks an element of a non-empty list with the next random number. */
export const pick = <List extends readonly unknown[]>(random: () => number, list: List) =>
  list[Math.floor(random() * list.length)] as List[number];
