import { href } from '../../../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../../../../site/page.ts'
import { localeOf, pageMeta } from '../../../../site/meta.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import { PaperTools } from '../../../../site/ui/paper/paper-tools.tsx'
import { loadStatement } from '../ui/load-statement.ts'
import { Statement } from '../ui/statement.tsx'
import { useWords, wordsIn } from '../../../../site/words.ts'
import { words } from './statement.words.ts'

export const load = ((api, { locale }) => loadStatement(api, locale)) satisfies Load<unknown>

export default function AboutStatement({ loaderData }: PageProps<typeof load>) {
  return (
    <div className="wrap">
      <PaperTools to={href('profile')} words={useWords(words)} />
      <Statement statement={loaderData} origin={useSiteData()?.publicUrl ?? ''} />
    </div>
  )
}

export function meta({ matches, loaderData: { summary: description, locales } }: MetaArgs<typeof load>) {
  const { title } = wordsIn(words, localeOf(matches))
  // It repeats the profile, for paper.
  return pageMeta(matches, { title, description, path: href('statement'), locales, isHidden: true })
}
