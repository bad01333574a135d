export { getBrand } from './brand.ts'
export type { Signs } from './sign-routes.ts'
