import { z } from 'zod'
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
import { changePicture, getPictureDetail, listPictureRecords, removePicture } from './picture-library.ts'
import { listTags } from './store/pictures.ts'
import { replacePictureFile, uploadPicture, fileOf } from './picture-uploads.ts'
import { deleted, listed, one, routerOf, servedCallsOf, told, written } from '../accounts/served-calls.ts'
import { fileAnswer } from '../api/download.ts'
import { answer, fileBody, listErrors, type ApiParts } from '../api/router.ts'

const CREATED = 'Picture is created successfully.'
const UPDATED = 'Picture is updated successfully.'
const CHANGED = 'Pictures are updated successfully.'
const KNOWN = 'This picture is in the library already.'
const FILE =
  'JPEG, PNG, WebP, AVIF or SVG, detected by its content; at most 25 MB (SVG 2 MB) and 60 megapixels. The displayed picture is upright and without metadata; the file itself is kept, and never served.'

const call = servedCallsOf<ApiParts & { workshop: PictureWorkshop | undefined }>('Pictures', { access: 'reader' })
const reading = { keyScope: 'pictures:read' } as const
const writing = { access: 'author', keyScope: 'pictures:write' } as const

/** Without a workshop, pictures can only be read. */
export const picturesApi = routerOf(
  call('get /', 'The picture library', {
    ...reading,
    query: pictureListQuerySchema,
    200: listed(pictureRecordSchema, 'A page of pictures'),
    handle: ({ db }, { query }) => listPictureRecords(db, query),
  }),
  call('get /tags', 'The tags of pictures', {
    ...reading,
    200: one(z.array(tagCountSchema), 'By name, with how many pictures have each'),
    handle: ({ db }) => listTags(db),
  }),
  call('post /changes', 'Change many pictures at once', {
    ...writing,
    access: 'staff',
    body: picturesChangeSchema,
    200: written(picturesChangedSchema, 'What was changed', CHANGED),
    handle: (deps, { body }) => changePictures(deps, body),
  }),
  call('get /{id}', 'One picture, and everything that shows it', {
    ...reading,
    200: one(pictureDetailSchema, 'The picture'),
    handle: ({ db }, { params }) => getPictureDetail(db, params.id),
  }),
  call('get /{id}/position', 'Where a picture was taken, as its camera says', {
    ...reading,
    description:
      'From the EXIF of the uploaded JPEG, which visitors never get; null if it does not say, or not in Nepal.',
    200: one(picturePositionSchema, 'The position, or null'),
    handle: ({ db, workshop }, { params }) => getPicturePosition(db, required(workshop).uploads, params.id),
  }),
  call('post /', 'Upload a picture', {
    ...writing,
    description: FILE,
    query: uploadQuerySchema,
    body: fileBody,
    201: answer(uploadedSchema, `Stored: "${CREATED}"`),
    200: answer(uploadedSchema, `The same file was uploaded before: "${KNOWN}"`),
    async handle(deps, { query, context }) {
      const file = fileOf(context, query.name)
      const { picture: data, isDuplicate } = await uploadPicture(withFiles(deps), file)
      return isDuplicate
        ? context.json({ message: KNOWN, data, duplicate: true }, 200)
        : context.json({ message: CREATED, data }, 201)
    },
  }),
  call('patch /{id}', 'Change the texts and the focal point of a picture', {
    ...writing,
    description: 'Fields left out stay unchanged.',
    body: pictureChangeSchema,
    200: told('Stored', pictureRecordSchema, UPDATED),
    handle: (deps, { params, body }) => changePicture(deps, params.id, body),
  }),
  call('put /{id}/file', 'Replace the file of a picture', {
    ...writing,
    access: 'staff',
    description: `It is shown everywhere at once; its former addresses lead to it. ${FILE}`,
    query: uploadQuerySchema,
    body: fileBody,
    200: told('Stored', pictureRecordSchema, UPDATED),
    handle: (deps, { params, query, context }) =>
      replacePictureFile(withFiles(deps), params.id, fileOf(context, query.name)),
  }),
  call('put /{id}/crop', 'Crop and turn a picture', {
    ...writing,
    description: 'It is made anew from the original, which is kept, and shown everywhere at once; null undoes it.',
    body: cropChangeSchema,
    200: told('Stored', pictureRecordSchema, UPDATED),
    handle: (deps, { params, body }) => cropPicture(withFiles(deps), params.id, body),
  }),
  call('get /{id}/whole', 'The whole picture, also of a cropped one', {
    ...reading,
    200: fileAnswer('application/octet-stream', 'JPEG, PNG or WebP, upright and without metadata'),
    async handle(deps, { params, context }) {
      const { bytes, mediaType } = await readWholePicture(withFiles(deps), params.id)
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': mediaType })
    },
  }),
  call('delete /{id}', 'Delete a picture that is shown nowhere', {
    access: 'owner',
    200: deleted('Picture is deleted successfully.'),
    409: { ...listErrors[422], description: 'Something shows it: `users` says what' },
    handle: (deps, { params }) => removePicture(deps, required(deps.workshop), params.id),
  }),
)

function required(workshop: PictureWorkshop | undefined): PictureWorkshop {
  if (!workshop) throw new Error('There are no picture files')
  return workshop
}

const withFiles = <Deps extends { workshop: PictureWorkshop | undefined }>(deps: Deps) => ({
  ...deps,
  workshop: required(deps.workshop),
})
