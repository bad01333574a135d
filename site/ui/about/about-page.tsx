import type { ComponentProps } from 'react'
import { href } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { usePresence } from '../../texts.ts'
import { useWords, wordsIn } from '../../words.ts'
import type { Crumb } from '../page-heading/page-heading.tsx'
import { ReadingPage } from '../reading-page/reading-page.tsx'
import { words } from './words.ts'

export const aboutCrumbs = (locale: PageLocale): Crumb[] => [{ label: wordsIn(words, locale).about, to: href('about') }]

export function AboutPage(props: Omit<ComponentProps<typeof ReadingPage>, 'navigation'>) {
  const t = useWords(words)
  const isThere = usePresence()
  const pages = [
    { label: t.overview, name: 'overview' as const },
    { label: t.clients, name: 'clients' as const },
    { label: t.story, name: 'about' as const },
    { label: t.history, name: 'history' as const },
    { label: t.team, name: 'team' as const },
    { label: t.profile, name: 'profile' as const },
  ]
  const links = pages.filter(({ name }) => isThere(name)).map(({ label, name }) => ({ label, to: href(name) }))
  return (
    <ReadingPage
      {...props}
      crumbs={isThere('about') ? (props.crumbs ?? []) : []}
      navigation={{ label: t.about, links }}
    />
  )
}
