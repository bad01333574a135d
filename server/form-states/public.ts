export { createFindForm } from './form-pages.ts'
