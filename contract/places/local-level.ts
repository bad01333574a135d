/** In the order of lists, the largest first. */
export const LOCAL_LEVEL_KINDS = ['metropolitan', 'subMetropolitan', 'municipality', 'rural'] as const
export type LocalLevelKind = (typeof LOCAL_LEVEL_KINDS)[number]

export const LOCAL_LEVEL_CODE = /^[1-7]\d{4}$/
/** A local level's code begins with its district's. */
export const districtOfLocalLevel = (code: string): string => code.slice(0, 3)
