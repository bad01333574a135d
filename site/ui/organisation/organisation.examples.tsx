import type { ComponentExamples } from '../../dev/component-examples.ts'
import { bridge, LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { Organisation, type OrganisationSummary } from './organisation.tsx'
import styles from './organisation.css?inline'

const roads: OrganisationSummary = {
  id: 1,
  name: 'Department of Roads',
  acronym: 'DoR',
  link: 'https://dor.gov.np',
  logo: null,
  locale: 'en',
}

function List({ organisations }: { organisations: OrganisationSummary[] }) {
  return (
    <>
      <ComponentStyles name="organisation" css={styles} />
      <ul className="organisations">
        {organisations.map((organisation) => (
          <Organisation key={organisation.id} organisation={organisation} />
        ))}
      </ul>
    </>
  )
}

export default {
  isWrapped: true,
  examples: {
    usual: (
      <List
        organisations={[
          roads,
          { ...roads, id: 2, name: 'Department of Urban Development and Building Construction', acronym: 'DUDBC' },
        ]}
      />
    ),
    'hard cases': (
      <List
        organisations={[
          { ...roads, id: 1, logo: bridge.url },
          { ...roads, id: 2, acronym: null },
          { ...roads, id: 3, name: LONG_TITLE, acronym: LONG_WORD.slice(0, 12), link: `https://${LONG_WORD}.example/` },
          { ...roads, id: 4, name: LONG_WORD },
        ]}
      />
    ),
    Nepali: <List organisations={[{ ...roads, name: NEPALI.title, acronym: null }]} />,
    forty: <List organisations={many(40, (id) => ({ ...roads, id }))} />,
  },
} satisfies ComponentExamples
