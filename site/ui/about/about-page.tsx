import type { ComponentProps } from 'react'
import { href } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { useWords, wordsIn } from '../../words.ts'
import type { Crumb } from '../page-heading/page-heading.tsx'
import { ReadingPage } from '../reading-page/reading-page.tsx'
import { words } from './words.ts'

export const aboutCrumbs = (locale: PageLocale): Crumb[] => [{ label: wordsIn(words, locale).about, to: href('about') }]

export function AboutPage(props: Omit<ComponentProps<typeof ReadingPage>, 'navigation'>) {
  const t = useWords(words)
  const links = [
    { label: t.overview, to: href('overview') },
    { label: t.clients, to: href('clients') },
    { label: t.story, to: href('about') },
    { label: t.history, to: href('history') },
    { label: t.team, to: href('team') },
    { label: t.profile, to: href('profile') },
  ]
  return <ReadingPage {...props} navigation={{ label: t.about, links }} />
}
