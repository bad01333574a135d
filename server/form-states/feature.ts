import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { doneSchema } from '../../contract/accounts/staff.ts'
import {
  formStateGivenSchema,
  keptFormSchema,
  openFormSchema,
  presenceGivenSchema,
  presentSchema,
} from '../../contract/form-states/form-state.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { oneOf } from '../../contract/list.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, idParameter, type ApiEnvironment } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { DAY } from '../core/process/durations.ts'
import type { RenderDraft } from '../previews/public.ts'
import { dropForm, keepForm, openForm, purgeForms, stayPresent } from './form-states.ts'

const entity = z.enum(CONTENT_ENTITIES)
const item = z
  .string()
  .regex(/^([1-9]\d{0,8}|new-[a-z\d]{1,20})$/)
  .meta({ description: 'The id of an item, or new- and a name that the browser has made for a new one' })
const params = z.object({ entity, item })

const call = callsOf('Unsaved forms', { access: 'author' })
const openCall = call('get /{entity}/{item}', 'What the caller has typed and not saved', {
  params: z.object({ entity, item: item.or(z.literal('new')) }),
  200: answer(oneOf(openFormSchema), 'It, or null'),
})
const keepCall = call('put /{entity}/{item}', 'Keep an unsaved form', {
  description: 'It makes no version. The page with it is shown to the caller alone.',
  params,
  body: formStateGivenSchema,
  200: answer(oneOf(keptFormSchema), 'It is kept'),
})
const presenceCall = call('post /{entity}/{item}/presence', 'Say that an item is open in a form, or no longer', {
  params: z.object({ entity, item: idParameter.shape.id }),
  body: presenceGivenSchema,
  200: answer(oneOf(presentSchema), 'Who else has the item open, and who has saved it last'),
})
const dropCall = call('delete /{entity}/{item}', 'Delete an unsaved form', {
  params,
  200: answer(doneSchema, 'It is deleted'),
})

function formStatesApi({ db, now, staff: { secret }, renderDraft }: ApiDeps) {
  const depsOf = (context: Context<ApiEnvironment>) => ({ db, now, secret, staff: signedInOf(context).staff })
  return createRouter()
    .openapi(openCall, async (context) =>
      context.json({ data: await openForm(depsOf(context), context.req.valid('param')) }, 200),
    )
    .openapi(keepCall, async (context) => {
      const { url, signal } = context.req.raw
      const render = async (address: string, draft: Parameters<RenderDraft>[1]) =>
        renderDraft?.(new Request(new URL(address, url), { signal }), draft)
      const data = await keepForm({ ...depsOf(context), render }, context.req.valid('param'), context.req.valid('json'))
      return context.json({ data }, 200)
    })
    .openapi(presenceCall, async (context) => {
      const data = await stayPresent(depsOf(context), context.req.valid('param'), context.req.valid('json'))
      return context.json({ data }, 200)
    })
    .openapi(dropCall, async (context) => {
      await dropForm(depsOf(context), context.req.valid('param'))
      return context.json({ message: 'The unsaved form is deleted.' }, 200)
    })
}

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
