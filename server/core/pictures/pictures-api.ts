import type { Context } from 'hono'
import { z } from 'zod'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../../contract/list.ts'
import {
  cropChangeSchema,
  pictureChangeSchema,
  pictureDetailSchema,
  pictureListQuerySchema,
  picturePositionSchema,
  pictureRecordSchema,
  picturesChangedSchema,
  picturesChangeSchema,
  tagCountSchema,
  uploadedSchema,
  uploadQuerySchema,
} from '../../../contract/pictures/picture-library.ts'
import { changePictures } from './picture-uses.ts'
import { cropPicture, readWholePicture, getPicturePosition } from './crop-picture.ts'
import type { PictureWorkshop } from './picture-workshop.ts'
import {
  changePicture,
  getPictureDetail,
  listAlikePictures,
  listPictureRecords,
  removePicture,
} from './picture-library.ts'
import { listTags } from './store/pictures.ts'
import { replacePictureFile, uploadPicture, fileOf } from './picture-uploads.ts'
import { actorOf } from '../accounts/access.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, fileBody, listErrors, type ApiParts } from '../api/router.ts'

const CREATED = 'Picture is created successfully.'
const UPDATED = 'Picture is updated successfully.'
const CHANGED = 'Pictures are updated successfully.'
const DELETED = 'Picture is deleted successfully.'
const KNOWN = 'This picture is in the library already.'
const FILE =
  'JPEG, PNG, WebP, AVIF or SVG, detected by its content; at most 25 MB (SVG 2 MB) and 60 megapixels. The displayed picture is upright and without metadata; the file itself is kept, and never served.'

const call = callsOf('Pictures', { access: 'reader' })
const listCall = call('get /', 'The picture library', {
  keyScope: 'pictures:read',
  query: pictureListQuerySchema,
  200: answer(listOf(pictureRecordSchema), 'A page of pictures'),
})
const tagsCall = call('get /tags', 'The tags of pictures', {
  keyScope: 'pictures:read',
  200: answer(z.object({ data: z.array(tagCountSchema) }), 'By name, with how many pictures have each'),
})
const alikeCall = call('get /alike', 'Groups of pictures that look alike', {
  keyScope: 'pictures:read',
  200: answer(z.object({ data: z.array(z.array(pictureRecordSchema)) }), 'At most 50 groups'),
})
const manyCall = call('post /changes', 'Change many pictures at once', {
  access: 'staff',
  keyScope: 'pictures:write',
  body: picturesChangeSchema,
  200: answer(writtenOf(picturesChangedSchema), 'What was changed'),
})
const recordCall = call('get /{id}', 'One picture, and everything that shows it', {
  keyScope: 'pictures:read',
  200: answer(oneOf(pictureDetailSchema), 'The picture'),
})
const uploadCall = call('post /', 'Upload a picture', {
  access: 'author',
  keyScope: 'pictures:write',
  description: FILE,
  query: uploadQuerySchema,
  body: fileBody,
  201: answer(uploadedSchema, `Stored: "${CREATED}"`),
  200: answer(uploadedSchema, `The same file was uploaded before: "${KNOWN}"`),
})
const positionCall = call('get /{id}/position', 'Where a picture was taken, as its camera says', {
  keyScope: 'pictures:read',
  description:
    'From the EXIF of the uploaded JPEG, which visitors never get; null if it does not say, or not in Nepal.',
  200: answer(oneOf(picturePositionSchema), 'The position, or null'),
})
const changeCall = call('patch /{id}', 'Change the texts and the focal point of a picture', {
  access: 'author',
  keyScope: 'pictures:write',
  description: 'Fields left out stay unchanged.',
  body: pictureChangeSchema,
  200: answer(writtenOf(pictureRecordSchema), `Stored: "${UPDATED}"`),
})
const replaceCall = call('put /{id}/file', 'Replace the file of a picture', {
  access: 'staff',
  keyScope: 'pictures:write',
  description: `It is shown everywhere at once; its former addresses lead to it. ${FILE}`,
  query: uploadQuerySchema,
  body: fileBody,
  200: answer(writtenOf(pictureRecordSchema), `Stored: "${UPDATED}"`),
})
const cropCall = call('put /{id}/crop', 'Crop and turn a picture', {
  access: 'author',
  keyScope: 'pictures:write',
  description: 'It is made anew from the original, which is kept, and shown everywhere at once; null undoes it.',
  body: cropChangeSchema,
  200: answer(writtenOf(pictureRecordSchema), `Stored: "${UPDATED}"`),
})
const wholeCall = call('get /{id}/whole', 'The whole picture, also of a cropped one', {
  keyScope: 'pictures:read',
  200: {
    description: 'JPEG, PNG or WebP, upright and without metadata',
    content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
  },
})
const deleteCall = call('delete /{id}', 'Delete a picture that is shown nowhere', {
  access: 'owner',
  200: answer(deletedSchema, `Deleted: "${DELETED}"`),
  409: { ...listErrors[422], description: 'Something shows it: `users` says what' },
})

/** @param workshop undefined: read only */
export const picturesApi = ({ db, now }: ApiParts, workshop: PictureWorkshop | undefined) => {
  const depsOf = (context: Context) => {
    if (!workshop) throw new Error('There are no picture files')
    return { db, now, actor: actorOf(context), workshop }
  }
  return createRouter()
    .openapi(listCall, async (context) => context.json(await listPictureRecords(db, context.req.valid('query')), 200))
    .openapi(tagsCall, async (context) => context.json({ data: await listTags(db) }, 200))
    .openapi(alikeCall, async (context) => context.json({ data: await listAlikePictures(db) }, 200))
    .openapi(manyCall, async (context) => {
      const data = await changePictures({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: CHANGED, data }, 200)
    })
    .openapi(recordCall, async (context) =>
      context.json({ data: await getPictureDetail(db, context.req.valid('param').id) }, 200),
    )
    .openapi(positionCall, async (context) => {
      const {
        workshop: { uploads },
      } = depsOf(context)
      return context.json({ data: await getPicturePosition(db, uploads, context.req.valid('param').id) }, 200)
    })
    .openapi(uploadCall, async (context) => {
      const deps = depsOf(context)
      const { picture: data, isDuplicate } = await uploadPicture(deps, fileOf(context, context.req.valid('query').name))
      return isDuplicate
        ? context.json({ message: KNOWN, data, duplicate: true as const }, 200)
        : context.json({ message: CREATED, data }, 201)
    })
    .openapi(changeCall, async (context) => {
      const data = await changePicture(
        { db, now, actor: actorOf(context) },
        context.req.valid('param').id,
        context.req.valid('json'),
      )
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(replaceCall, async (context) => {
      const deps = depsOf(context)
      const file = fileOf(context, context.req.valid('query').name)
      const data = await replacePictureFile(deps, context.req.valid('param').id, file)
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(cropCall, async (context) => {
      const data = await cropPicture(depsOf(context), context.req.valid('param').id, context.req.valid('json'))
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(wholeCall, async (context) => {
      const { bytes, mediaType } = await readWholePicture(depsOf(context), context.req.valid('param').id)
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': mediaType })
    })
    .openapi(deleteCall, async (context) => {
      const deps = depsOf(context)
      const data = await removePicture(deps, deps.workshop, context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
}
