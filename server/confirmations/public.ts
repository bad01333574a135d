export { checkedOnColumn, toChecked } from './confirmation-store.ts'
export { findConfirmation, noteChecked } from './confirmation-store.ts'
export { createConfirmRoutes } from './confirm-routes.ts'
