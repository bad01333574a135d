/** What other features may use of this one. */
export { getBrand } from './brand.ts'
export type { Signs } from './sign-routes.ts'
