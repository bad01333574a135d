/** What other features may use of this one. */
export { checkedOnColumn, toChecked } from './confirmation-store.ts'
export { findConfirmation, noteChecked } from './confirmation-store.ts'
export { createConfirmRoutes } from './confirm-routes.ts'
