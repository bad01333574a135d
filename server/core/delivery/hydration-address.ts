/** Followed by the page's path, and its query with `hydration={the module's name}`. */
export const HYDRATION_PATH = '/hydration'
export const HYDRATION_PARAMETER = 'hydration'
