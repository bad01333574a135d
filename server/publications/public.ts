export { listPublicationsOf, publications } from './publications.ts'
