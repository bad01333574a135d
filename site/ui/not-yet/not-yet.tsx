import { ADDRESSES, href, type Address, type AddressName } from '../../../contract/addresses.ts'
import type { SharedKey } from '../../../contract/pages/page-texts.ts'
import { ButtonLink, MoreLink } from '../../link.tsx'
import { useSiteData } from '../../site-data.ts'
import type { SiteText } from '../../texts.ts'
import { defineWords, useWords } from '../../words.ts'
import { words as aboutWords } from '../about/words.ts'
import { words as menuWords } from '../site-header/words.ts'
import { words as askWords } from '../ask/words.ts'
import { words as legalWords } from '../legal-page/words.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import catalogue from './words.json' with { type: 'json' }

const words = defineWords(catalogue)

/** In place of a page that has nothing to show: no menu leads here. */
export default function NotYet({ name }: { name: AddressName }) {
  const t = useWords(words)
  const { write } = useWords(askWords)
  const { title, locale } = useHeading(name)
  return (
    <>
      <PageHeading title={title} locale={locale} />
      <div className="section wrap">
        <MessagePanel title={t.nothing}>
          <ButtonLink to={href('contact')}>{write}</ButtonLink> <MoreLink to={href('home')}>{t.home}</MoreLink>
        </MessagePanel>
      </div>
    </>
  )
}

function useHeading(name: AddressName) {
  const labels: Record<string, unknown> = { ...useWords(menuWords), ...useWords(aboutWords), ...useWords(legalWords) }
  // The texts of lists have the names of their addresses.
  const texts: Partial<Record<AddressName | SharedKey, SiteText>> = useSiteData()?.texts ?? {}
  const label = labels[(ADDRESSES[name] as Address).like ?? name]
  return texts[name] ?? { title: String(label ?? ''), locale: undefined }
}
