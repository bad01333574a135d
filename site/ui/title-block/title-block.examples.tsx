import type { ComponentProps } from 'react'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { Status } from '../status/status.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock, type Fact } from './title-block.tsx'
import lightStyles from './title-light.css?inline'

const facts: Fact[] = [
  { label: 'Project no.', value: 'REC-115' },
  { label: 'Client', value: 'A rural municipality in Gulmi' },
  { label: 'District', value: <a href="#district">Gulmi</a> },
  { label: 'Status', value: <Status status="ongoing" /> },
  { label: 'Period', value: 'since April 2024' },
]
const hard: Fact[] = [
  { label: LONG_TITLE, value: LONG_TITLE },
  { label: LONG_WORD, value: LONG_WORD },
  { label: 'Nothing', value: '' },
]
const manyFacts = many(40, (number): Fact => ({ label: `Fact ${number}`, value: number }))

function Block(block: ComponentProps<typeof TitleBlock>) {
  return (
    <>
      {block.isLight && <ComponentStyles name="title-light" css={lightStyles} />}
      <TitleBlock {...block} />
    </>
  )
}

export default {
  isWrapped: true,
  examples: {
    usual: <Block facts={facts} />,
    'one fact': <Block facts={facts.slice(0, 1)} />,
    'hard cases': <Block facts={hard} />,
    Nepali: (
      <Block
        facts={[
          { label: 'ग्राहक', value: NEPALI.title },
          { label: 'जिल्ला', value: NEPALI.place },
        ]}
      />
    ),
    forty: <Block facts={manyFacts} />,
    'in rows': <Block inRows facts={facts} />,
    'in rows, hard cases': <Block inRows facts={hard} />,
    light: <Block isLight facts={facts.slice(0, 2)} />,
    'light, hard cases': <Block isLight facts={hard} />,
    'light, four facts': <Block isLight facts={manyFacts.slice(0, 4)} />,
  },
} satisfies ComponentExamples
