import { picturesReplacedSchema, picturesReplacementSchema } from '../../contract/alike-pictures/alike-pictures.ts'
import { routerOf, servedCallsOf, told } from '../core/accounts/served-calls.ts'
import type { Feature } from '../core/feature.ts'
import { replacePictures } from './replace-pictures.ts'

const call = servedCallsOf('Pictures', { access: 'staff' })

const alikePicturesApi = routerOf(
  call('post /replacements', 'Show one picture wherever others are shown', {
    description:
      'In fields, blocks and texts, in what is published and in drafts. Each item gets a new version; what only has a draft stays a draft. The others go to the trash.',
    body: picturesReplacementSchema,
    200: told('Stored', picturesReplacedSchema, 'Pictures are replaced successfully.'),
    handle: (deps, { body }) => replacePictures(deps, body),
  }),
)

export const alikePicturesFeature: Feature = {
  api: (deps) => ({ '/alike-pictures': alikePicturesApi(deps) }),
}
