import type { Feature } from '../core/feature.ts'
import { DAY } from '../core/process/durations.ts'
import { purgeForms } from './form-states.ts'
import { formStatesApi } from './form-states-api.ts'

export const formStatesFeature: Feature = {
  api: (deps) => ({ '/form-states': formStatesApi(deps, deps.staff.secret) }),
  jobs: ({ db, now }) => [{ kind: 'purge-form-states', every: DAY, run: () => purgeForms(db, now()) }],
}
