/** Bits in a second: a slow mobile connection. */
const CONNECTION = 1_000_000

export interface Weight {
  bytes: number
  seconds: number
}

/**
 * The bytes that a visitor loads until everything in view is shown: the page with its styles, its fonts, and the pictures at the
 * width shown. Scripts come afterwards.
 * @param page as it is shown in a frame
 * @param html as the server sent it
 * @returns undefined where a host does not say how large its files are
 */
export async function weigh(page: Document, html: string): Promise<Weight | undefined> {
  const pictures = new Set([...page.images].map(({ currentSrc }) => currentSrc))
  const entries = page.defaultView?.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sizes = new Map(
    entries
      .filter(({ name, initiatorType }) => initiatorType !== 'img' || pictures.has(name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  )
  const isUnknown = ([name, size]: [string, number]) => size === 0 && new URL(name).origin !== location.origin
  if ([...sizes].some(isUnknown)) return undefined
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, await compressedSize(html))
  return { bytes, seconds: (bytes * 8) / CONNECTION }
}

async function compressedSize(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}
