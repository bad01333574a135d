/** Each item after those that it depends on; of a circle, one comes before them. */
export function dependenciesFirst<Item>(items: Iterable<Item>, dependenciesOf: (item: Item) => Iterable<Item>): Item[] {
  const ordered = new Set<Item>()
  const add = (item: Item, from: Item[]) => {
    if (ordered.has(item) || from.includes(item)) return
    for (const other of dependenciesOf(item)) add(other, [...from, item])
    ordered.add(item)
  }
  for (const item of items) add(item, [])
  return [...ordered]
}
