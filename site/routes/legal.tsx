import { href } from '../../contract/addresses.ts'
import { splitLocale } from '../../contract/page-locales.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { pageMeta } from '../meta.ts'
import { LegalPage, toLegalText } from '../ui/legal-page/legal-page.tsx'

const KEYS = ['privacy', 'terms', 'accessibility'] as const

/** The three pages are one kind of text, each with an address of its own. */
export const load = (async (api, { url }) => {
  const { path } = splitLocale(url.pathname)
  const key = KEYS.find((one) => href(one) === path) ?? 'privacy'
  return { key, text: toLegalText(await api.getPage(key)) }
}) satisfies Load<unknown>

export default function Legal({ loaderData: { text } }: PageProps<typeof load>) {
  return <LegalPage text={text} />
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  if (!loaderData) return []
  const { key, text } = loaderData
  const { title, summary: description, seo, locales } = text
  return pageMeta(matches, { title, description, path: href(key), seo, locales })
}
