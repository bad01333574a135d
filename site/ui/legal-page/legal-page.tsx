import { href } from '../../../contract/addresses.ts'
import type { Page } from '../../../contract/page.ts'
import { formatDate } from '../../dates.ts'
import { ReadingPage } from '../reading-page/reading-page.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

const NAVIGATION = {
  label: 'Legal information',
  links: [
    { label: 'Privacy', to: href('privacy') },
    { label: 'Terms of use', to: href('terms') },
    { label: 'Accessibility', to: href('accessibility') },
  ],
}

export type LegalText = Pick<Page, 'title' | 'summary' | 'body' | 'updatedAt'>

export function toLegalText({ title, summary, body, updatedAt }: Page): LegalText {
  return { title, summary, body, updatedAt }
}

export function LegalPage({ text: { title, summary, body, updatedAt } }: { text: LegalText }) {
  return (
    <ReadingPage
      title={title}
      lead={summary}
      facts={[{ label: 'Last changed', value: formatDate(updatedAt) }]}
      navigation={NAVIGATION}
    >
      <RichText html={body} />
    </ReadingPage>
  )
}
