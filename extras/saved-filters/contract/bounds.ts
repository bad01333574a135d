export const FILTER_BOUNDS = { filters: 20, name: 60, query: 1000 } as const
