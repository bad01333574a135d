/** Works on so many items at a time; after an error none is begun any more. @throws one of the errors, when all have ended */
export async function inParallel<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = (async function* () {
    yield* items
  })()
  const workers = Array.from({ length: most }, async () => {
    // Its end by an error ends the queue for all.
    for await (const item of queue) await work(item)
  })
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
