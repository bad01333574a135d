export { type ServiceRow, listProjectServices, listServiceRows, listServicesById } from './services.ts'
export { toServiceReference } from './services.ts'
