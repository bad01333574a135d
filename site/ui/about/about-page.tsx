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

/** The way from the home page to the pages beneath About Us. */
export const ABOUT_CRUMBS = [{ label: 'About Us', to: href('about') }]

/** A page of the section About Us. */
export function AboutPage(props: Omit<ComponentProps<typeof ReadingPage>, 'navigation'>) {
  return <ReadingPage {...props} navigation={NAVIGATION} />
}
