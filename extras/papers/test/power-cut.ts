import { hash } from 'node:crypto'
import type { ExtraWriter } from '../../../scripts/drill/power-cut/writer.ts'
import { pdfOf } from '../../../test/fixtures/pdf.ts'
import type { Paper } from '../contract/papers.ts'
import { LICENCE } from './paper-samples.ts'

/** Adds a paper with a scan (npm run drill:power). */
export async function writeRound({ call, isKept }: ExtraWriter, round: number): Promise<void> {
  const { id } = await call<Paper>('POST', '/papers', { ...LICENCE, kind: 'other', name: `Paper ${round}` })
  const bytes = pdfOf([`Scan of round ${round} `.repeat(2_000)])
  const { scans } = await call<Paper>('POST', `/papers/${id}/files?name=scan.pdf`, bytes)
  const { key } = scans[0]!
  isKept('scan of a paper', {
    key,
    sha256: hash('sha256', bytes),
    path: `/papers/${id}/files/${key}`,
  })
}
