import type { ExtraWriter } from '../../../scripts/drill/power-cut/writer.ts'
import { PAPERS } from '../../../server/features.ts'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import type { PackCheck, StandingApplication } from '../contract/applications.ts'
import { ASKED, OFFICE, PAPER } from './standing-facts.ts'

/** Applies to two offices with a paper (npm run drill:power). */
export async function writeRound({ call, until, isKept }: ExtraWriter, round: number): Promise<void> {
  if (!PAPERS) return
  const paper = await call<{ id: number }>('POST', '/papers', { ...PAPER, kind: 'other', name: `Enclosure ${round}` })
  await call('POST', `/papers/${paper.id}/files?name=scan.pdf`, pdfOf([`Enclosure of round ${round} `.repeat(2_000)]))
  const officeIds: number[] = []
  for (const name of [`Office ${round} A`, `Office ${round} B`]) {
    const office = { ...OFFICE, kind: 'other', nameEn: name, nameNe: '', asks: ['other'] }
    officeIds.push((await call<{ id: number }>('POST', '/offices', office)).id)
  }
  const asked = { ...ASKED, officeIds, papers: [paper.id] }
  const checks = await call<PackCheck[]>('POST', '/standing-list/check', asked)
  const overruled = checks[0]!.stops.map(({ kind }) => kind)
  const { ids } = await call<{ ids: number[] }>('POST', '/standing-list', { ...asked, overruled })
  for (const id of ids) {
    let one: StandingApplication
    await until(`pack ${id}`, async () => {
      one = await call('GET', `/standing-list/${id}`)
      if (one.state === 'failed') throw new Error(`Pack ${id} failed: ${one.fault}`)
      return one.state === 'made'
    })
    for (const { key, sha256, kind } of one!.files)
      isKept(`${kind} of a pack`, { key, sha256, path: `/standing-list/${id}/files/${key}` })
  }
}
