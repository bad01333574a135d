import { brotliDecompressSync } from 'node:zlib'
import type { Addresses } from './addresses.ts'
import { askForPage } from './ask.ts'
import { signInEditor } from './editor.ts'
import type { Figure } from './report.ts'
import { median } from './statistics.ts'
import { TARGETS } from './targets.ts'

const EDITS = 15

/** Times edits of the newest news item until a page shows them. @throws when the first answer is stale */
export async function timeEditToVisible(origin: string, { newsItem, home }: Addresses): Promise<Figure[]> {
  const headers = { ...(await signInEditor(origin)), 'Content-Type': 'application/json' }
  const slug = newsItem.split('/').at(-1)!
  const { data: item } = JSON.parse((await askForPage(`${origin}/api/v1/news/slug/${slug}`, {})).body.toString()) as {
    data: { id: number; name: string }
  }
  const edit = async (name: string) => {
    const response = await fetch(`${origin}/api/v1/news/${item.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ name }),
    })
    if (response.status !== 200) throw new Error(`The edit was answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }

  const figures: Figure[] = []
  for (const [page, path] of [
    ['the article', newsItem],
    ['its list', '/news'],
    ['home', home],
  ] as const) {
    const waits: number[] = []
    const writes: number[] = []
    for (let number = 0; number < EDITS; number += 1) {
      await askForPage(origin + path)
      const name = `${item.name} (${page}, ${number})`
      const start = performance.now()
      await edit(name)
      const acknowledged = performance.now()
      const { body } = await askForPage(origin + path)
      const seen = performance.now()
      if (!brotliDecompressSync(body).toString().includes(name))
        throw new Error(`${path} did not show an edit that had been acknowledged`)
      writes.push(acknowledged - start)
      waits.push(seen - acknowledged)
    }
    const note = `median of ${EDITS} from the acknowledged edit to the next page in full; slowest ${Math.round(Math.max(...waits))} ms; the edit itself ${Math.round(median(writes))} ms`
    figures.push({
      name: `Edit to visible on ${page}`,
      unit: 'ms',
      measured: median(waits),
      target: TARGETS.editToVisible,
      note,
    })
  }
  await edit(item.name)
  return figures
}
