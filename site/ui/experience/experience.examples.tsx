import type { ComponentExamples } from '../../dev/component-examples.ts'
import { many } from '../../dev/samples.ts'
import { YearsAtWork } from './years-at-work.tsx'

function Years({ count }: { count: number }) {
  const years = many(count, (number) => ({ year: 1990 + number, count: number % 7 }))
  return <YearsAtWork years={years} hrefOf={(year) => `#${year}`} />
}

export default {
  isWrapped: true,
  examples: { usual: <Years count={17} />, 'one year': <Years count={1} /> },
} satisfies ComponentExamples
