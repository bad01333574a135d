import { EXTRAS } from '../extras.ts'
import { isPart } from '../scope.ts'

/** A page of the site, as the sample content has it. */
export interface SitePage {
  path: string
  /** The words of its one `h1`. */
  heading: string
  title: string
  /** Path of its canonical address where that is another one. */
  canonical?: string
}

/** The fifteen routes of the specification’s section 2, each with one address, and the profile. */
export const SITE_PAGES: SitePage[] = [
  {
    path: '/',
    heading: 'We measure before we draw',
    title: 'Rekha Engineering Consultancy Pvt. Ltd.',
  },
  { path: '/about', heading: 'About Us', title: 'About Us | Rekha' },
  { path: '/about/overview', heading: 'Overview', title: 'Overview | Rekha' },
  { path: '/about/clients', heading: 'Clients', title: 'Clients | Rekha' },
  { path: '/about/our-story/history', heading: 'About Us', title: 'About Us: History | Rekha', canonical: '/about' },
  { path: '/about/profile', heading: 'Company profile', title: 'Company profile | Rekha' },
  { path: '/about/teams', heading: 'Our Team', title: 'Our Team | Rekha' },
  { path: '/services', heading: 'Services', title: 'Services | Rekha' },
  { path: '/services/civil-engineering', heading: 'Civil engineering', title: 'Civil engineering | Rekha' },
  {
    path: '/services/civil-engineering/bridges',
    heading: 'Bridges',
    title: 'Bridges | Rekha',
    canonical: '/services/bridges',
  },
  { path: '/projects', heading: 'Projects', title: 'Projects | Rekha' },
  {
    path: '/projects/covered-market-hall',
    heading: 'Covered market hall',
    title: 'Covered market hall | Rekha',
  },
  { path: '/news', heading: 'News and events', title: 'News and events | Rekha' },
  {
    path: '/news/office-hours-at-dashain-and-tihar',
    heading: 'Office hours at Dashain and Tihar',
    title: 'Office hours at Dashain and Tihar | Rekha',
  },
  { path: '/gallery', heading: 'Our Gallery', title: 'Our Gallery | Rekha' },
  { path: '/contact', heading: 'Contact Us', title: 'Contact Us | Rekha' },
]

/** Pages that the specification does not have. */
export const OTHER_PAGES = [
  '/equipment',
  '/publications',
  '/publications/site-investigation-in-the-hills',
  '/pages/how-we-work',
  '/clients/municipality-in-surkhet',
  '/about/team/nasim-ansari',
  '/districts/surkhet',
  '/provinces/karnali',
  '/privacy',
  '/terms',
  '/accessibility',
  ...EXTRAS.flatMap(({ pages = [] }) => pages),
]

/** Another page of the lists has the same template. */
const REPEATED = ['/about/our-story/history', '/services/civil-engineering/bridges', '/terms', '/accessibility']

/** In `npm test` without pages whose template another page has, for what depends on the template alone. */
export function oneOfEachTemplate(paths: string[]): string[] {
  return isPart ? paths.filter((path) => !REPEATED.includes(path)) : paths
}

/** Addresses that there is nothing at, each missing in its own way. */
export const MISSING_PAGES = [
  '/nothing-here',
  '/about/nothing',
  '/projects/no-such-project',
  '/news/no-such-news',
  '/districts/no-such-district',
  '/provinces/no-such-province',
  '/services/no-such-service',
  '/services/civil-engineering/no-such-service',
  '/services/planning/bridges',
  '/services/no-such-parent/bridges',
]
