export { menuColumns, readMenus, type MenuRow } from './menus.ts'
