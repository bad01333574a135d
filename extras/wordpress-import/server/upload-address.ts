import { normalAddress } from '../../../contract/redirects/redirect-address.ts'

const UPLOADS = '/uploads/'
/** Without the name of the site. */
const CDN = /\.(?:cloudfront\.net|b-cdn\.net|kxcdn\.com|azureedge\.net|akamaized\.net|stackpathcdn\.com)$/

/** `2019/05/a.jpg` of `https://old.example/wp-content/uploads/2019/05/a-300x200.jpg`. */
export function uploadOf(address: string): string | undefined {
  const path = URL.parse(address, 'https://site.invalid')?.pathname ?? ''
  const at = path.indexOf(UPLOADS)
  if (at < 0) return undefined
  const name = normalAddress(path.slice(at + UPLOADS.length - 1)).path.slice(1)
  return name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(\.[a-z]{3,4})$/i, '$1')
}

/** The path of `https://i0.wp.com/old.example/a.jpg?w=9`, `https://cdn.old.example/a.jpg` or `https://old.files.wordpress.com`. */
export function behindCdn({ host, pathname }: URL, own: string): string | undefined {
  const path = pathname.replace('/www.', '/')
  const at = path.indexOf(`/${own}/`)
  if (at >= 0) return path.slice(at + own.length + 1)
  const isOwn = host.endsWith(`.${own}`) || host === own.replace('.wordpress.', '.files.wordpress.')
  return isOwn || (CDN.test(host) && pathname.includes(UPLOADS)) ? pathname : undefined
}
