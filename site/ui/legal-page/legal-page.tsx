import { href } from '../../../contract/addresses.ts'
import type { PageDetail } from '../../../contract/pages/page.ts'
import { usePresence } from '../../texts.ts'
import { useWords } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { ReadingPage } from '../reading-page/reading-page.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Untranslated } from '../untranslated/untranslated.tsx'
import { words } from './words.ts'

export type LegalText = ReturnType<typeof toLegalText>

export function toLegalText({ title, summary, body, updatedAt, updatedAtBs, seo, locale, locales }: PageDetail) {
  return { title, summary, body, updatedAt, updatedAtBs, seo, locale, locales }
}

export function LegalPage({ text: { title, summary, body, updatedAt, updatedAtBs, locale } }: { text: LegalText }) {
  const t = useWords(words)
  const isThere = usePresence()
  const links = (['privacy', 'terms', 'accessibility'] as const)
    .filter(isThere)
    .map((name) => ({ label: t[name], to: href(name) }))
  return (
    <ReadingPage
      title={title}
      lead={summary}
      locale={locale}
      facts={[
        {
          label: t.changed,
          value: <Day of={updatedAt} bs={updatedAtBs} />,
        },
      ]}
      navigation={{ label: t.label, links }}
    >
      <Untranslated locale={locale} />
      <RichText html={body} locale={locale} />
    </ReadingPage>
  )
}
