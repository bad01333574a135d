/** The id of the item of a kind that has one (settings, brand, menus). */
export const ONLY_ITEM = 1
