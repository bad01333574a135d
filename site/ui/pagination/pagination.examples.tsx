import type { ComponentExamples } from '../../dev/component-examples.ts'
import { Pagination } from './pagination.tsx'

const Pages = (shown: { page: number; total: number }) => (
  <Pagination {...shown} limit={10} pageTo={(target) => `/projects?page=${target + 1}`} />
)

export default {
  isWrapped: true,
  examples: {
    'the first of five': <Pages page={0} total={45} />,
    'in the middle': <Pages page={2} total={45} />,
    'the last': <Pages page={4} total={45} />,
    'two pages': <Pages page={1} total={11} />,
    'many pages': <Pages page={4_999} total={100_000} />,
    'one page: nothing': <Pages page={0} total={10} />,
    'beyond the end': <Pages page={40} total={45} />,
  },
} satisfies ComponentExamples
