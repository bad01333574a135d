export { listProjectPeople, team, leadColumn, toLead } from './people.ts'
