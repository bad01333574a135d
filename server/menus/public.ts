/** What other features may use of this one. */
export { menuColumns, readMenus, type MenuRow } from './menus.ts'
