/** The states of a project (readings). Apart from the schemas, so that a page can name them without carrying zod. */
export const PROJECT_STATUSES = ['ongoing', 'completed', 'upcoming'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
