import { href } from '../../contract/addresses.ts'
import { splitLocale } from '../../contract/page-locales.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { pageMeta } from '../meta.ts'
import { pick } from '../pick.ts'
import { headingOf, usePresence } from '../texts.ts'
import { Day } from '../ui/day/day.tsx'
import { words } from '../ui/legal-page/words.ts'
import { ReadingPage } from '../ui/reading-page/reading-page.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { useWords } from '../words.ts'

const KEYS = ['privacy', 'terms', 'accessibility'] as const

/** The three pages are one kind of text, each with an address of its own. */
export const load = (async (api, { url }) => {
  const { path } = splitLocale(url.pathname)
  const key = KEYS.find((one) => href(one) === path) ?? 'privacy'
  const page = await api.getPage(key)
  return { key, ...pick(page, ['title', 'summary', 'body', 'updatedAt', 'updatedAtBs', 'seo', 'locale', 'locales']) }
}) satisfies Load<unknown>

export default function Legal({ loaderData: text }: PageProps<typeof load>) {
  const { body, updatedAt, updatedAtBs, locale } = text
  const t = useWords(words)
  const isThere = usePresence()
  const links = KEYS.filter(isThere).map((name) => ({ label: t[name], to: href(name) }))
  return (
    <ReadingPage
      {...headingOf(text)}
      facts={[{ label: t.changed, value: <Day of={updatedAt} bs={updatedAtBs} /> }]}
      navigation={{ label: t.label, links }}
    >
      <Untranslated locale={locale} />
      <RichText html={body} locale={locale} />
    </ReadingPage>
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const { key, title, summary: description, seo, locales } = loaderData
  return pageMeta(matches, { title, description, path: href(key), seo, locales })
}
