import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The addresses of the specification's section 2. */
export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('about/our-story/history', 'routes/about-history.tsx'),
  route('about/overview', 'routes/about-overview.tsx'),
  route('about/clients', 'routes/about-clients.tsx'),
  route('about/profile', 'routes/about-profile.tsx'),
  route('about/profile/statement', 'routes/about-statement.tsx'),
  route('about/teams', 'routes/about-teams.tsx'),
  route('services', 'routes/service-list.tsx'),
  route('services/:slug', 'routes/service-detail.tsx'),
  route('services/:parent/:slug', 'routes/service-detail-nested.tsx'),
  route('projects', 'routes/project-list.tsx'),
  route('projects/:slug', 'routes/project-detail.tsx'),
  route('capabilities', 'routes/capabilities.tsx'),
  route('clients/:slug', 'routes/client-detail.tsx'),
  route('districts/:slug', 'routes/district-detail.tsx'),
  route('provinces/:slug', 'routes/province-detail.tsx'),
  route('news', 'routes/news-list.tsx'),
  route('news/:slug', 'routes/news-detail.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('search', 'routes/search.tsx'),
  route('shortlist', 'routes/shortlist.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  // The product's build has neither this page nor the examples.
  ...(import.meta.env.DEV ? [route('dev/components/:component?', 'dev/component-gallery.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
