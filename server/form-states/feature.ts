import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  formStateGivenSchema,
  keptFormSchema,
  openFormSchema,
  presenceGivenSchema,
  presentSchema,
} from '../../contract/form-states/form-state.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { done, one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { idParameter, type ApiEnvironment } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { DAY } from '../core/process/durations.ts'
import type { RenderDraft } from '../previews/public.ts'
import { deleteFormState } from './form-state-store.ts'
import { keepForm, openForm, purgeForms, stayPresent } from './form-states.ts'

const entity = z.enum(CONTENT_ENTITIES)
const item = z
  .string()
  .regex(/^([1-9]\d{0,8}|new-[a-z\d]{1,20})$/)
  .meta({ description: 'The id of an item, or new- and a name that the browser has made for a new one' })
const params = z.object({ entity, item })

const call = servedCallsOf<ApiDeps>('Unsaved forms', { access: 'author' })

const depsFor = (deps: ApiDeps, context: Context<ApiEnvironment>) => ({ ...deps, staff: signedInOf(context).staff })

const formStatesApi = routerOf(
  call('get /{entity}/{item}', 'What the caller has typed and not saved', {
    params: z.object({ entity, item: item.or(z.literal('new')) }),
    200: one(openFormSchema, 'It, or null'),
    handle: (deps, { params: form, context }) => openForm(depsFor(deps, context), form),
  }),
  call('put /{entity}/{item}', 'Keep an unsaved form', {
    description: 'It makes no version. The page with it is shown to the caller alone.',
    params,
    body: formStateGivenSchema,
    200: one(keptFormSchema, 'It is kept'),
    handle(deps, { params: form, body, context }) {
      const { url, signal } = context.req.raw
      const render = async (address: string, draft: Parameters<RenderDraft>[1]) =>
        deps.renderDraft?.(new Request(new URL(address, url), { signal }), draft)
      return keepForm({ ...depsFor(deps, context), render }, form, body)
    },
  }),
  call('post /{entity}/{item}/presence', 'Say that an item is open in a form, or no longer', {
    params: z.object({ entity, item: idParameter.shape.id }),
    body: presenceGivenSchema,
    200: one(presentSchema, 'Who else has the item open, and who has saved it last'),
    handle: (deps, { params: form, body, context }) => stayPresent(depsFor(deps, context), form, body),
  }),
  call('delete /{entity}/{item}', 'Delete an unsaved form', {
    params,
    200: done('It is deleted', 'The unsaved form is deleted.'),
    handle: ({ db }, { params: form, context }) =>
      deleteFormState(db, { ...form, account_id: signedInOf(context).staff.id }),
  }),
)

declare module '../core/feature.ts' {
  interface ApiDeps {
    /** Without it, the page of a form is to be had by its address alone. */
    renderDraft?: RenderDraft | undefined
  }
}

export const feature: Feature = {
  api: (deps) => ({ '/form-states': formStatesApi(deps) }),
  jobs: ({ db, now }) => [{ kind: 'purge-form-states', every: DAY, run: () => purgeForms(db, now()) }],
}
