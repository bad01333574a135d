/** Every address that the site links to. No other file spells a path. */
export const paths = {
  home: '/',
  about: '/about',
  overview: '/about/overview',
  clients: '/about/clients',
  history: '/about/our-story/history',
  team: '/about/teams',
  services: '/services',
  service: (slug: string, parentSlug?: string) => (parentSlug ? `/services/${parentSlug}/${slug}` : `/services/${slug}`),
  projects: '/projects',
  project: (slug: string) => `/projects/${slug}`,
  projectsWhere: (filters: { district?: string; province?: string; service?: string; status?: string }) =>
    `/projects?${new URLSearchParams(filters)}`,
  news: '/news',
  newsItem: (slug: string) => `/news/${slug}`,
  newsInCategory: (slug: string) => `/news?${new URLSearchParams({ category: slug })}`,
  gallery: '/gallery',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const
