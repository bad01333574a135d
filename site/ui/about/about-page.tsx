import type { ComponentProps } from 'react'
import { href } from '../../../contract/addresses.ts'
import { ReadingPage } from '../reading-page/reading-page.tsx'

const NAVIGATION = {
  label: 'About Us',
  links: [
    { label: 'Overview', to: href('overview') },
    { label: 'Clients', to: href('clients') },
    { label: 'Our Story', to: href('about') },
    { label: 'History', to: href('history') },
    { label: 'Teams', to: href('team') },
  ],
}

export const ABOUT_CRUMBS = [{ label: 'About Us', to: href('about') }]

export function AboutPage(props: Omit<ComponentProps<typeof ReadingPage>, 'navigation'>) {
  return <ReadingPage {...props} navigation={NAVIGATION} />
}
