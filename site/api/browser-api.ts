import { createSiteApi } from './site-api.ts'

/** The API over the network. Made on first use: on the server there is no `location`. */
export const browserApi = createSiteApi({
  origin: typeof location === 'undefined' ? 'http://localhost' : location.origin,
  fetch: (...request) => fetch(...request),
  csrfToken: () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
})
