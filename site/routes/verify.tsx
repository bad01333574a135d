import { href } from '../../contract/addresses.ts'
import { localeOf, pageMeta } from '../meta.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { Check } from '../ui/sheet/check.tsx'
import { words } from '../ui/sheet/check.words.ts'
import { loadCheck } from '../ui/sheet/load-check.ts'
import { wordsIn } from '../words.ts'

export const load = ((api, { params: { code } }) => loadCheck(api, code)) satisfies Load<unknown>

export default function Verify({ loaderData }: PageProps<typeof load>) {
  return <Check {...loaderData} />
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const code = loaderData?.code
  const { title, lead } = wordsIn(words, localeOf(matches))
  return [
    ...pageMeta(matches, {
      title,
      description: lead,
      path: code === undefined ? href('verify') : href('sheetCheck', { code }),
    }),
    { name: 'robots', content: 'noindex' },
  ]
}
