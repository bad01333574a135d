/** Without zod, for pages (readings). */
export const PROJECT_STATUSES = ['ongoing', 'completed', 'upcoming'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
