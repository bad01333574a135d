export { kindsInOrder } from './sample-files.ts'
