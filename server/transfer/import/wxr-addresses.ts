import { href } from '../../../contract/addresses.ts'
import { normalAddress } from '../../../contract/redirects/redirect-address.ts'
import type { TextSite } from './clean-text.ts'
import { documentAt } from './import-document.ts'
import { importPicture, PictureError } from './import-picture.ts'
import { isDocument, uploadOf } from './plan-wxr.ts'
import type { Wxr } from './wxr-redirects.ts'

const DOCUMENT = /\.(?:doc|xls|pptx?|odt|ods|zip|rar|dwg|dxf|kmz?|txt|csv|mp[34]|mov|gif)$/i

/** How a text's addresses and shortcodes are read. */
export function textSite(wxr: Wxr, title: string): TextSite {
  const { importing, plan, pictures } = wxr
  const { report } = importing
  const byUpload = (address: string) => pictures.get(plan.mediaAt.get(uploadOf(address) ?? '') ?? '')
  return {
    async linkTo(address) {
      const local = plan.localPath(address)
      if (local === undefined || address === '' || address.startsWith('#')) return undefined
      const picture = byUpload(local)
      if (picture) return picture.address
      const { path, query } = normalAddress(local)
      const page = query === '' ? plan.pathOf.get(path) : (plan.pathOf.get(`${path}?${query}`) ?? plan.pathOf.get(path))
      const fragment = address.includes('#') ? address.slice(address.indexOf('#')) : ''
      if (page !== undefined) return page + fragment
      if (path === '/') return href('home')
      if (isDocument(local)) {
        const document = await documentAt(wxr, address)
        return document && document + fragment
      }
      if (DOCUMENT.test(path)) report.note('document', address)
      else report.note('deadLink', address)
      return undefined
    },
    async pictureAt(address) {
      const own = [...pictures.values()].find((picture) => picture.address === address)
      if (own) return own
      const local = plan.localPath(address)
      if (local === undefined) return undefined
      const known = byUpload(local)
      if (known) return known
      if (uploadOf(local) === undefined) return undefined
      // An upload that the file does not list.
      const whole = new URL(address, plan.source).href
      return importPicture(importing, whole).then(
        (picture) => ({ ...picture, alt: '' }),
        (error: unknown) => {
          if (!(error instanceof PictureError)) throw error
          return undefined
        },
      )
    },
    pictureOf: async (id) => pictures.get(String(id)),
    onShortcode: (name) => report.note('shortcode', `[${name}]`),
    onEmbedded: (address) => report.note('embedded', address),
    onLostPicture: (address) =>
      report.note(plan.localPath(address) === undefined ? 'foreignPicture' : 'pictureLost', `${title}: ${address}`),
  }
}
