import { href } from '../../contract/addresses.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { loadSheet } from '../ui/sheet/load-sheet.ts'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { useWords, wordsIn } from '../words.ts'
import { words } from './project-sheet.words.ts'

export const load = ((api, { params: { slug = '' }, url }) =>
  loadSheet(api, slug, url.searchParams.has('preview'))) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

export default function ProjectSheet({ loaderData: sheet }: PageProps<typeof load>) {
  const t = useWords(words)
  return (
    <div className="wrap">
      <div className="statement-tools">
        <Link className="more more--back" to={href('project', { slug: sheet.slug })}>
          {t.back}
        </Link>
        <button className="button needs-script" type="button" onClick={() => window.print()}>
          {t.save}
        </button>
        <p className="statement-tools__hint">{t.hint}</p>
      </div>
      <Sheet sheet={sheet} />
    </div>
  )
}

export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  return [
    ...pageMeta(matches, {
      title: loaderData && wordsIn(words, localeOf(matches)).title(loaderData.title),
      description: loaderData?.text,
      path: href('sheet', { slug: params.slug }),
      locales: loaderData?.locales,
    }),
    // It repeats the project's page, for paper.
    { name: 'robots', content: 'noindex' },
  ]
}
