/** One of a list that is not empty, by the next number of a seed's sequence. */
export const pick = <List extends readonly unknown[]>(random: () => number, list: List) =>
  list[Math.floor(random() * list.length)] as List[number];
