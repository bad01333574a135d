import type { Context } from 'hono'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  pictureChangeSchema,
  pictureDetailSchema,
  pictureListQuerySchema,
  picturePositionSchema,
  pictureRecordSchema,
  uploadedSchema,
  uploadQuerySchema,
} from '../../contract/picture-library.ts'
import type { PictureWorkshop } from '../media/picture-workshop.ts'
import {
  changePicture,
  getPictureDetail,
  listPictureRecords,
  removePicture,
} from '../services/pictures/picture-library.ts'
import { getPicturePosition } from '../services/pictures/picture-position.ts'
import { replacePictureFile, uploadPicture } from '../services/pictures/picture-uploads.ts'
import { actorOf } from './access.ts'
import { fileOf } from './file-body.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  fileBody,
  idParameter,
  jsonBody,
  listErrors,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['Pictures']
const CREATED = 'Picture is created successfully.'
const UPDATED = 'Picture is updated successfully.'
const DELETED = 'Picture is deleted successfully.'
const KNOWN = 'This picture is in the library already.'
const FILE =
  'JPEG, PNG, WebP, AVIF or SVG, detected by its content; at most 25 MB (SVG 2 MB) and 60 megapixels. The displayed picture is upright and without metadata; the file itself is kept, and never served.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'staff',
  keyScope: 'pictures:read',
  tags,
  summary: 'The picture library',
  request: { query: pictureListQuerySchema },
  responses: { 200: answer(listOf(pictureRecordSchema), 'A page of pictures'), ...staffErrors },
})
const recordRoute = createRoute({
  method: 'get',
  path: '/{id}',
  access: 'staff',
  keyScope: 'pictures:read',
  tags,
  summary: 'One picture, and everything that shows it',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(pictureDetailSchema), 'The picture'), ...staffOneErrors },
})
const uploadRoute = createRoute({
  method: 'post',
  path: '/',
  access: 'staff',
  keyScope: 'pictures:write',
  tags,
  summary: 'Upload a picture',
  description: FILE,
  request: { query: uploadQuerySchema, body: fileBody },
  responses: {
    201: answer(uploadedSchema, `Stored: "${CREATED}"`),
    200: answer(uploadedSchema, `The same file was uploaded before: "${KNOWN}"`),
    ...staffBodyErrors,
  },
})
const positionRoute = createRoute({
  method: 'get',
  path: '/{id}/position',
  access: 'staff',
  keyScope: 'pictures:read',
  tags,
  summary: 'Where a picture was taken, as its camera says',
  description:
    'From the EXIF of the uploaded JPEG, which visitors never get; null if it does not say, or not in Nepal.',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(picturePositionSchema), 'The position, or null'), ...staffOneErrors },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  access: 'staff',
  keyScope: 'pictures:write',
  tags,
  summary: 'Change the texts and the focal point of a picture',
  description: 'Fields left out stay unchanged.',
  middleware: jsonBodyGuards,
  request: { params: idParameter, body: jsonBody(pictureChangeSchema) },
  responses: { 200: answer(writtenOf(pictureRecordSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})
const replaceRoute = createRoute({
  method: 'put',
  path: '/{id}/file',
  access: 'staff',
  keyScope: 'pictures:write',
  tags,
  summary: 'Replace the file of a picture',
  description: `It is shown everywhere at once; its former addresses lead to it. ${FILE}`,
  request: { params: idParameter, query: uploadQuerySchema, body: fileBody },
  responses: { 200: answer(writtenOf(pictureRecordSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'Delete a picture that is shown nowhere',
  request: { params: idParameter },
  responses: {
    200: answer(deletedSchema, `Deleted: "${DELETED}"`),
    ...staffOneErrors,
    409: { ...listErrors[422], description: 'Something shows it: `users` says what' },
  },
})

/** @param workshop undefined: read only */
export const picturesApi = ({ db, now }: ApiParts, workshop: PictureWorkshop | undefined) => {
  const depsOf = (context: Context) => {
    if (!workshop) throw new Error('There are no picture files')
    return { db, now, actor: actorOf(context), workshop }
  }
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listPictureRecords(db, context.req.valid('query')), 200))
    .openapi(recordRoute, async (context) =>
      context.json({ data: await getPictureDetail(db, context.req.valid('param').id) }, 200),
    )
    .openapi(positionRoute, async (context) => {
      const {
        workshop: { uploads },
      } = depsOf(context)
      return context.json({ data: await getPicturePosition(db, uploads, context.req.valid('param').id) }, 200)
    })
    .openapi(uploadRoute, async (context) => {
      const deps = depsOf(context)
      const { picture: data, isDuplicate } = await uploadPicture(deps, fileOf(context, context.req.valid('query').name))
      return isDuplicate
        ? context.json({ message: KNOWN, data, duplicate: true as const }, 200)
        : context.json({ message: CREATED, data }, 201)
    })
    .openapi(changeRoute, async (context) => {
      const data = await changePicture(
        { db, now, actor: actorOf(context) },
        context.req.valid('param').id,
        context.req.valid('json'),
      )
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(replaceRoute, async (context) => {
      const deps = depsOf(context)
      const file = fileOf(context, context.req.valid('query').name)
      const data = await replacePictureFile(deps, context.req.valid('param').id, file)
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(deleteRoute, async (context) => {
      const deps = depsOf(context)
      const data = await removePicture(deps, deps.workshop, context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
}
