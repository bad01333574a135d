import type { ComponentProps } from 'react'
import { paths } from '../../paths.ts'
import { ReadingPage } from '../reading-page/reading-page.tsx'

const NAVIGATION = {
  label: 'About Us',
  links: [
    { label: 'Overview', to: paths.overview },
    { label: 'Clients', to: paths.clients },
    { label: 'Our Story', to: paths.about },
    { label: 'History', to: paths.history },
    { label: 'Teams', to: paths.team },
  ],
}

/** The way from the home page to the pages beneath About Us. */
export const ABOUT_CRUMBS = [{ label: 'About Us', to: paths.about }]

/** A page of the section About Us. */
export function AboutPage(props: Omit<ComponentProps<typeof ReadingPage>, 'navigation'>) {
  return <ReadingPage {...props} navigation={NAVIGATION} />
}
