import { href } from '../../../../contract/addresses.ts'
import { localeOf, pageMeta } from '../../../../site/meta.ts'
import type { Load, MetaArgs, PageProps } from '../../../../site/page.ts'
import { PaperTools } from '../../../../site/ui/paper/paper-tools.tsx'
import { Check } from '../ui/check.tsx'
import { words as checkWords } from './verify.words.ts'
import { loadCheck, loadSheet } from '../ui/load-sheet.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useWords, wordsIn } from '../../../../site/words.ts'
import { words } from '../ui/words.ts'

/** The sheet of a project, and the check of sheets: in one file, so that other pages do not load what both need. */
export const load = ((api, { params: { slug, code }, url }) =>
  slug === undefined
    ? loadCheck(api, code)
    : loadSheet(api, slug, url.searchParams.has('preview'))) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

export default function ProjectSheet({ loaderData: sheet }: PageProps<typeof load>) {
  const t = useWords(words)
  if ('check' in sheet) return <Check {...sheet} />
  return (
    <div className="wrap">
      <PaperTools to={href('project', { slug: sheet.slug })} words={t} />
      <Sheet sheet={sheet} />
    </div>
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const locale = localeOf(matches)
  const { title, lead } = wordsIn(checkWords, locale)
  // They repeat the project's page, for paper.
  const isHidden = true
  if ('check' in loaderData) {
    const path = loaderData.code === undefined ? href('verify') : href('sheetCheck', { code: loaderData.code })
    return pageMeta(matches, { title, description: lead, path, isHidden })
  }
  return pageMeta(matches, {
    title: wordsIn(words, locale).title(loaderData.title),
    description: loaderData.text,
    path: href('sheet', { slug: loaderData.slug }),
    locales: loaderData.locales,
    isHidden,
  })
}
