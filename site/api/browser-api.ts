import { createSiteApi } from './site-api.ts'

/** The API over the network. */
export const browserApi = createSiteApi({
  fetch: (path, init) => fetch(path, init),
  csrfToken: () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
})
