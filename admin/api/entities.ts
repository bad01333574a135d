/** Kinds of content that have drafts, revisions and a trash. They are read through /content/ENTITY and written at /ENTITY. */
export const CONTENT_ENTITIES = ['news', 'teams', 'services', 'projects', 'partners', 'clients', 'timeline', 'categories', 'pages', 'settings'] as const
export type ContentEntity = (typeof CONTENT_ENTITIES)[number]

/** What editors have no use for: the server refuses them these as well. */
export const OWNER_RESOURCES = new Set(['settings', 'redirects', 'staff', 'audit'])

export function isContent(resource: string): resource is ContentEntity {
  return (CONTENT_ENTITIES as readonly string[]).includes(resource)
}
