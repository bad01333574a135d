import type { Context } from 'hono'
import { ATTACHMENT_TYPES, type AttachmentKind } from '../../../contract/documents/document-file.ts'
import { NOTHING_RUNS } from '../http/security-headers.ts'
import type { MediaStore } from '../media/media-store.ts'
import { privatePath } from '../media/private-files.ts'
import { KIND_BYTES, photoKind } from '../pictures/picture-kind.ts'
import { answerFile } from '../pictures/picture-routes.ts'
import { readHead } from '../process/read-head.ts'
import { orNotFound } from '../process/service-error.ts'
import { isPdf, listParts, PARTS, TYPES_PART } from './documents.ts'

/** Of a document: one that unpacks to more is made to fill a disk or a memory. */
const UNPACKED = { parts: 2000, bytes: 200_000_000 }

/** Of a local file that a stranger has sent, by its contents and never by its name. */
export async function attachmentKind(path: string): Promise<AttachmentKind | undefined> {
  const head = await readHead(path, KIND_BYTES)
  if (isPdf(head)) return 'pdf'
  return photoKind(head) ?? ((await isPlainDocx(path)) ? 'docx' : undefined)
}

/** Without macros, and of a size that can be unpacked. */
async function isPlainDocx(path: string): Promise<boolean> {
  const parts = await listParts(path)
  if (!parts?.has(TYPES_PART) || !parts.has(PARTS.docx) || parts.size > UNPACKED.parts) return false
  const unpacked = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0)
  return unpacked <= UNPACKED.bytes && ![...parts.keys()].some((name) => /vba|activex/i.test(name))
}

/** Answers a private file, to be saved: nothing of it runs in a browser. @param name without quotes @throws ServiceError not_found */
export async function answerAttachment(
  context: Context,
  media: MediaStore,
  { key, kind }: { key: string; kind: string },
  name: string,
) {
  const file = orNotFound(await media.find(privatePath(key)), 'File')
  const mediaType = ATTACHMENT_TYPES[kind as AttachmentKind]
  return answerFile(context, { ...file, name, mediaType }, key, 'no-store', {
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': `${NOTHING_RUNS}; sandbox`,
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
}
