import { ADDRESSES, type AddressName } from '../contract/addresses.ts'
import { DEFAULT_LOCALE, type Locale } from '../contract/locale.ts'
import type { Settings } from '../contract/settings.ts'
import type { CardFact, CardRegion, SocialCard } from '../contract/social-card.ts'
import { CARD_WORDS } from './social-card-words.ts'
import type { DescribedPage, Subject } from './structured-data.ts'
import type { RegionDrawing } from './ui/region/draw-region.ts'

const MAX_DISTRICTS = 3
/** The others show the same picture whatever is chosen on them. */
const WITH_PICTURE = new Set<AddressName | undefined>(['home', 'about', 'overview'])
/** Nobody shares them as pages of their own: home's picture stands for them. */
const WITHOUT_CARD = new Set<AddressName | undefined>(['search', 'shortlist', 'statement'])
const WITH_MAP = new Set<AddressName | undefined>([
  'home',
  'overview',
  'clients',
  'projects',
  'capabilities',
  'contact',
])

/** The social picture of a page; undefined for pages without one (search, errors). The page and the job that makes it agree. */
export function socialCard(
  { path: address, title = '', image, subject }: DescribedPage,
  { name, tagline, foundedOn }: Pick<Settings, 'name' | 'tagline' | 'foundedOn'>,
  locale: Locale = DEFAULT_LOCALE,
): SocialCard | undefined {
  const words = CARD_WORDS[locale]
  // A filtered list has the picture of the whole list.
  const [path = ''] = address.split('?')
  const page = pageAt(path)
  const picture = image ? { url: image.url, focalPoint: image.focalPoint } : null
  const common = { locale, path, firm: name }
  switch (subject?.type) {
    case 'client':
      return { ...common, label: words.client, title, facts: [], picture, districts: null }
    case 'item':
      return { ...common, label: '', title, facts: [], picture, districts: null }
    case 'project': {
      const { code, client, places, status } = subject
      const [start = null, end = null] = [subject.start, subject.end].map((time) => time?.slice(0, 4) ?? null)
      return {
        ...common,
        label: words.project(code),
        title,
        facts: [
          { label: words.client, value: client?.name ?? '' },
          { label: places.length > 1 ? words.districts : words.district, value: namesOf(places) },
          { label: words.period, value: words.formatYears(start, end, status === 'upcoming') },
        ].filter(hasValue),
        picture,
        districts: places.map((district) => district.code),
      }
    }
    case 'news': {
      const facts = [{ label: words.date, value: words.formatDate(subject.createdAt) }]
      return { ...common, label: subject.category?.name ?? words.news, title, facts, picture, districts: null }
    }
    case 'service': {
      const count = subject.projectCount
      const facts = [
        { label: words.discipline, value: subject.parent?.name ?? '' },
        { label: words.projects, value: count > 0 ? words.formatNumber(count) : '' },
      ].filter(hasValue)
      return { ...common, label: words.service, title, facts, picture, districts: null }
    }
    case 'region': {
      const { kind, name: place, within = '', projectCount: count, drawing } = subject
      const facts = [
        { label: words.province, value: within },
        { label: words.projects, value: count > 0 ? words.formatNumber(count) : '' },
      ].filter(hasValue)
      const region = regionOf(drawing, words.formatNumber)
      return { ...common, label: words[kind], title: place, facts, picture: null, districts: null, region }
    }
  }
  const ownTitle = (page && words.titles[page]) || title
  const isHome = subject?.type === 'home'
  if (!page || !(isHome || ownTitle) || WITHOUT_CARD.has(page)) return undefined
  return {
    ...common,
    label: '',
    title: isHome ? tagline || name : ownTitle,
    facts: isHome ? figuresOf(subject, foundedOn, locale) : [{ label: '', value: tagline }].filter(hasValue),
    picture: WITH_PICTURE.has(page) ? picture : null,
    districts: WITH_MAP.has(page) ? [] : null,
  }
}

/** A page with a fixed address. */
function pageAt(path: string): AddressName | undefined {
  const names = Object.keys(ADDRESSES) as AddressName[]
  return names.find((name) => ADDRESSES[name].path === path)
}

function figuresOf({ figures }: Extract<Subject, { type: 'home' }>, foundedOn: string, locale: Locale): CardFact[] {
  const { since, projects, districts, formatNumber } = CARD_WORDS[locale]
  return [
    { label: since, value: formatNumber(foundedOn.slice(0, 4)) },
    ...(figures.projects > 0 ? [{ label: projects, value: formatNumber(figures.projects) }] : []),
    ...(figures.districts > 0 ? [{ label: districts, value: formatNumber(figures.districts) }] : []),
  ]
}

/** By place, because the order of the list changes without a new picture. */
function regionOf(
  { width, height, shapes, marks }: RegionDrawing,
  formatNumber: (number: number) => string,
): CardRegion {
  return {
    width,
    height,
    shapes,
    lines: marks.flatMap(({ lines }) => lines).toSorted(),
    marks: marks
      .toSorted((one, other) => one.y - other.y || one.x - other.x)
      .map(({ x, y, members }) => ({ x, y, label: members.length > 1 ? formatNumber(members.length) : '' })),
  }
}

function namesOf(places: readonly { name: string }[]): string {
  const names = places.slice(0, MAX_DISTRICTS).map(({ name }) => name)
  return names.join(', ') + (places.length > MAX_DISTRICTS ? ' …' : '')
}

const hasValue = ({ value }: CardFact) => value !== ''
