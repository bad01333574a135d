/** What other features may use of this one. */
export { listProjectPeople, team } from './people.ts'
export { leadColumn, toLead } from './service-lead.ts'
