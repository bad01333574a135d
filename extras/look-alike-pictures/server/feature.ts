import { z } from 'zod'
import { pictureRecordSchema } from '../../../contract/pictures/picture-library.ts'
import { one, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import type { Feature } from '../../../server/core/feature.ts'
import { picturesReplacedSchema, picturesReplacementSchema } from '../contract/alike-pictures.ts'
import { listAlikePictures } from './group-alike.ts'
import { replacePictures } from './replace-pictures.ts'

const call = servedCallsOf('Pictures', { access: 'staff' })

const alikePicturesApi = routerOf(
  call('get /', 'Groups of pictures that look alike', {
    access: 'reader',
    keyScope: 'pictures:read',
    200: one(z.array(z.array(pictureRecordSchema)), 'At most 50 groups'),
    handle: ({ db }) => listAlikePictures(db),
  }),
  call('post /replacements', 'Show one picture wherever others are shown', {
    description:
      'In fields, blocks and texts, in what is published and in drafts. Each item gets a new version; what only has a draft stays a draft. The others go to the trash.',
    body: picturesReplacementSchema,
    200: told('Stored', picturesReplacedSchema, 'Pictures are replaced successfully.'),
    handle: (deps, { body }) => replacePictures(deps, body),
  }),
)

export const feature: Feature = { api: (deps) => ({ '/alike-pictures': alikePicturesApi(deps) }) }
