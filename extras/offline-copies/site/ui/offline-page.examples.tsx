import type { ComponentExamples } from '../../../../site/dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI } from '../../../../site/dev/samples.ts'
import { OfflinePage } from './offline-page.tsx'

const saved = (titles: string[]) =>
  titles.map((title) => `<li><a href="/news">${title}</a> <span>22 November 2026 at 10:07</span></li>`).join('')

export default {
  isAlone: true,
  examples: {
    usual: <OfflinePage list={saved(['Projects', 'Covered market hall'])} />,
    'nothing saved': <OfflinePage />,
    'long titles': <OfflinePage list={saved([LONG_TITLE, LONG_WORD, NEPALI.title])} />,
  },
} satisfies ComponentExamples
