import type { ComponentProps } from 'react'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { ProjectFinder } from './project-finder.tsx'

const nothing = { search: '', status: '', province: '', district: '', service: '' }
const bagmati = { slug: 'bagmati', name: 'Bagmati', projectCount: 12 }

function Finder(props: Partial<ComponentProps<typeof ProjectFinder>>) {
  return (
    <div className="wrap">
      <ProjectFinder search={nothing} provinces={[bagmati]} districts={[{ slug: 'lalitpur', name: 'Lalitpur', projectCount: 3 }]} {...props} />
    </div>
  )
}

export default {
  isAlone: true,
  examples: {
    usual: <Finder />,
    'something chosen': <Finder search={{ ...nothing, search: LONG_WORD, status: 'ongoing', province: 'bagmati' }} />,
    'all districts, long names': (
      <Finder
        provinces={[{ ...bagmati, name: LONG_TITLE }]}
        districts={many(77, (number) => ({ slug: String(number), name: number === 1 ? LONG_WORD : `District ${number}`, projectCount: number }))}
      />
    ),
    Nepali: (
      <div lang="ne">
        <Finder search={{ ...nothing, search: NEPALI.name }} provinces={[{ ...bagmati, name: 'बागमती' }]} />
      </div>
    ),
    'no places': <Finder provinces={[]} districts={[]} />,
  },
} satisfies ComponentExamples
