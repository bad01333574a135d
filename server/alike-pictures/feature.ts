import { picturesReplacedSchema, picturesReplacementSchema } from '../../contract/alike-pictures/alike-pictures.ts'
import { writtenOf } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { replacePictures } from './replace-pictures.ts'

const REPLACED = 'Pictures are replaced successfully.'

const call = callsOf('Pictures', { access: 'staff' })
const replaceCall = call('post /replacements', 'Show one picture wherever others are shown', {
  description:
    'In fields, blocks and texts, in what is published and in drafts. Each item gets a new version; what only has a draft stays a draft. The others go to the trash.',
  body: picturesReplacementSchema,
  200: answer(writtenOf(picturesReplacedSchema), `Stored: "${REPLACED}"`),
})

const alikePicturesApi = ({ db, now }: ApiParts) =>
  createRouter().openapi(replaceCall, async (context) => {
    const data = await replacePictures({ db, now, actor: actorOf(context) }, context.req.valid('json'))
    return context.json({ message: REPLACED, data }, 200)
  })

export const alikePicturesFeature: Feature = {
  api: (deps) => ({ '/alike-pictures': alikePicturesApi(deps) }),
}
