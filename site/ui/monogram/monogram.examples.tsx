import type { ComponentExamples } from '../../dev/component-examples.ts'
import { NEPALI } from '../../dev/samples.ts'
import { Monogram } from './monogram.tsx'

function Tile({ name, text }: { name: string; text?: string }) {
  return (
    <div style={{ width: '4.5rem' }}>
      <Monogram name={name} {...(text && { text })} />
    </div>
  )
}

export default {
  isWrapped: true,
  examples: {
    usual: <Tile name="Srijana Maharjan" />,
    'three names': <Tile name="Til Bahadur Gurung" />,
    'one name': <Tile name="Anjali" />,
    acronym: <Tile name="Department of Roads" text="DoR" />,
    'long acronym': <Tile name="Department of Water Supply and Sewerage Management" text="DWSSM" />,
    'longer acronym': <Tile name="International organisation" text="UNHABITAT" />,
    Nepali: <Tile name={NEPALI.name} />,
  },
} satisfies ComponentExamples
