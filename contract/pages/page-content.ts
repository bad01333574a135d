import { ADDRESSES, type Address, type AddressName } from '../addresses.ts'
import type { PageKey } from './page-texts.ts'

/** A page needs at least one of these to have something to show. */
interface Needs {
  /** Kinds with a published item; `pictures` are those of projects. */
  kinds?: readonly string[]
  texts?: readonly PageKey[]
}

/** Pages that need something else than what they list. */
const OWN_NEEDS: { [Name in AddressName]?: Needs } = {
  about: { texts: ['our-story', 'managing-director'] },
  history: { kinds: ['timeline'] },
  overview: { texts: ['overview'] },
  clients: { kinds: ['clients', 'partners'] },
  profile: { kinds: ['certificates', 'projects', 'services', 'teams'], texts: ['profile'] },
  gallery: { kinds: ['pictures'] },
  privacy: { texts: ['privacy'] },
  terms: { texts: ['terms'] },
  accessibility: { texts: ['accessibility'] },
  contact: {},
}

function needsOf([name, { path, like = name }]: [AddressName, Address]): [AddressName, Needs] | undefined {
  const { lists } = ADDRESSES[like as AddressName] as Address
  const needs = OWN_NEEDS[like as AddressName] ?? (lists === undefined ? {} : { kinds: [lists] })
  return path.includes(':') || Object.keys(needs).length === 0 ? undefined : [name, needs]
}

/** Pages that are left out of menus, search engines and the sitemap until they have something to show. */
export const PAGE_NEEDS = (Object.entries(ADDRESSES) as [AddressName, Address][])
  .map(needsOf)
  .filter((entry) => entry !== undefined)
