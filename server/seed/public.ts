/** What other features may use of this one. */
export { kindsInOrder } from './sample-files.ts'
