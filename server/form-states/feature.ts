import type { Feature } from '../core/feature.ts'
import type { RenderDraft } from '../previews/public.ts'
import { DAY } from '../core/process/durations.ts'
import { purgeForms } from './form-states.ts'
import { formStatesApi } from './form-states-api.ts'

declare module '../core/feature.ts' {
  interface ApiDeps {
    /** Without it, the page of a form is to be had by its address alone. */
    renderDraft?: RenderDraft | undefined
  }
}

export const formStatesFeature: Feature = {
  api: (deps) => ({ '/form-states': formStatesApi(deps) }),
  jobs: ({ db, now }) => [{ kind: 'purge-form-states', every: DAY, run: () => purgeForms(db, now()) }],
}
