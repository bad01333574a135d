// @chunk shared
export const PROJECT_SORTS = ['newest', 'oldest'] as const
export type ProjectSort = (typeof PROJECT_SORTS)[number]
