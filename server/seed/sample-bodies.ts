import { pictureAddress } from '../core/pictures/picture-address.ts'
import { sanitizeHtml } from '../core/content/html.ts'
import { BODY_PICTURE } from './sample-references.ts'
import type { StoredPicture } from './store-sample-pictures.ts'

/** Sanitizes a body and fills in pictures (`picture:hill-road.jpg`). @throws for an unknown picture */
export function publishBody(html: string, pictures: Map<string, StoredPicture>): string {
  const withPictures = html.replaceAll(BODY_PICTURE, (tag: string, file: string) => {
    const picture = pictures.get(file)
    if (!picture) throw new Error(`There is no picture '${file}'`)
    const address = pictureAddress({ key: picture.original.key, file_name: picture.original.fileName })
    const attributes = `src="${address}" width="${picture.width}" height="${picture.height}" loading="lazy"`
    return tag.replace(`src="picture:${file}"`, attributes)
  })
  return sanitizeHtml(withPictures)
}
