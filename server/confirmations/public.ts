/** What other features may use of this one. */
export { checkedOnColumn, toChecked } from './checked.ts'
export { createConfirmRoutes } from './confirm-routes.ts'
