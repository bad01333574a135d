import type { ComponentProps } from 'react'
import { href } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { NamedLink } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { useWords, wordsIn } from '../../words.ts'
import { ReadingPage } from '../reading-page/reading-page.tsx'
import { words as menuWords } from '../site-header/words.ts'
import { words } from './words.ts'

const PAGES = ['overview', 'clients', 'about', 'history', 'team', 'profile'] as const

export const aboutCrumbs = (locale: PageLocale): NamedLink[] => [
  { label: wordsIn(words, locale).about, to: href('about') },
]

export function AboutPage(props: Omit<ComponentProps<typeof ReadingPage>, 'navigation'>) {
  const t = useWords(words)
  const isThere = usePresence()
  const names = useWords(menuWords)
  const links = PAGES.filter(isThere).map((name) => ({
    label: name === 'about' ? names.story : names[name],
    to: href(name),
  }))
  return (
    <ReadingPage
      {...props}
      crumbs={isThere('about') ? (props.crumbs ?? []) : []}
      navigation={{ label: t.about, links }}
    />
  )
}
