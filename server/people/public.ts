/** What other features may use of this one. */
export { listProjectPeople, team, leadColumn, toLead } from './people.ts'
