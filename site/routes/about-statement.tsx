import { href } from '../../contract/addresses.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { useSiteData } from '../site-data.ts'
import { loadStatement } from '../ui/statement/load-statement.ts'
import { Statement } from '../ui/statement/statement.tsx'
import { useWords, wordsIn } from '../words.ts'
import { words } from './about-statement.words.ts'

export const load = ((api, { locale }) => loadStatement(api, locale)) satisfies Load<unknown>

export default function AboutStatement({ loaderData }: PageProps<typeof load>) {
  const t = useWords(words)
  const origin = useSiteData()?.publicUrl ?? ''
  return (
    <div className="wrap">
      <div className="statement-tools">
        <Link className="more more--back" to={href('profile')}>
          {t.back}
        </Link>
        <button className="button needs-script" type="button" onClick={() => window.print()}>
          {t.save}
        </button>
        <p className="statement-tools__hint">{t.hint}</p>
      </div>
      <Statement statement={loaderData} origin={origin} />
    </div>
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  return [
    ...pageMeta(matches, {
      title: wordsIn(words, localeOf(matches)).title,
      description: loaderData?.summary,
      path: href('statement'),
      locales: loaderData?.locales,
    }),
    // It repeats the profile, for paper.
    { name: 'robots', content: 'noindex' },
  ]
}
