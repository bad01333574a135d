import { oneOf, writtenOf } from '../../contract/list.ts'
import { preferencesChangeSchema, preferencesSchema } from '../../contract/preferences/preferences.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { changePreferences, findPreferences } from './preferences.ts'

const call = callsOf('Preferences', { access: 'reader' })
const getCall = call('get /', "One's own saved filters and hidden menu entries", {
  200: answer(oneOf(preferencesSchema), 'They are the same in every browser'),
})
const changeCall = call('patch /', "Change one's saved filters or hidden menu entries", {
  description: 'The filters of a list replace those that it had; lists that are left out keep theirs.',
  body: preferencesChangeSchema,
  200: answer(writtenOf(preferencesSchema), 'Stored'),
})

const preferencesApi = ({ db }: ApiParts) =>
  createRouter()
    .openapi(getCall, async (context) =>
      context.json({ data: await findPreferences(db, signedInOf(context).staff.id) }, 200),
    )
    .openapi(changeCall, async (context) => {
      const data = await changePreferences(db, signedInOf(context).staff.id, context.req.valid('json'))
      return context.json({ message: 'Saved.', data }, 200)
    })

export const preferencesFeature: Feature = { api: (deps) => ({ '/preferences': preferencesApi(deps) }) }
