import { htmlToText } from '../../../contract/html-text.ts'
import { replaceParts } from '../../../contract/replace-parts.ts'
import { sanitizeHtml } from '../../../server/core/content/html.ts'
import { escapeHtml } from '../../../server/core/mail/mail-text.ts'
import { rewrite, type TextPicture, type TextSite } from './rewrite-text.ts'

const BLOCK =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul|plaintext|xmp'
const PARTS = 'li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|figcaption'
const STARTS_BLOCK = new RegExp(`^\\s*</?(?:${BLOCK}|${PARTS})[\\s>/]`, 'i')
/** A line that ends at a block, without an empty one between. */
const BESIDE_BLOCK = new RegExp(`\\n(?=</?(?:${BLOCK}|${PARTS})[\\s>/])|(?<=</(?:${BLOCK}|${PARTS})>)\\n`, 'gi')

/** A text of WordPress as HTML for `cleanHtml`, with the addresses of this site. */
export async function cleanText(html: string, site: TextSite): Promise<string> {
  const isBlocks = html.includes('<!-- wp:')
  if (html.includes('<!-- wp:block ')) site.note('otherType', 'reusable block')
  const plain = withoutComments(html)
  const withFigures = replaceParts(plain, CAPTION, captionOf)
  const known = await replaceShortcodes(withFigures, site)
  return rewrite(isBlocks ? known : paragraphs(known), site)
}

/** `[name attributes]` and `[/name]`, and words in brackets that look alike; not `[1]` or `[…]`. Read in linear time. */
const SHORTCODE = /\[(\/?)([a-z][a-z0-9_-]{1,39})((?:\s[^[\]<>]{0,2000})?)\]/gi

const EMBED = /\[embed(?:\s[^[\]<>]{0,2000})?\]([^[]*)\[\/embed\]/gi

/** Words in brackets stay, unless they have attributes or an end. */
async function replaceShortcodes(html: string, site: TextSite): Promise<string> {
  const text = html.replaceAll(EMBED, (_, address: string) => linkOf(address.trim()))
  const ended = new Set(Array.from(text.matchAll(SHORTCODE), ([, end, name]) => end && name!.toLowerCase()))
  let result = ''
  let from = 0
  for (const { index, 0: code, 1: end, 2: tag = '', 3: attributes = '' } of text.matchAll(SHORTCODE)) {
    const name = tag.toLowerCase()
    const isGallery = name === 'gallery'
    if (!isGallery && !ended.has(name) && !attributes.includes('=')) continue
    result += text.slice(from, index)
    from = index + code.length
    if (BUILDERS.test(name)) result += '\n\n'
    if (end) continue
    if (!isGallery) site.note('shortcode', `[${name}]`)
    result += await mediaIn(attributes, site)
  }
  return result + text.slice(from)
}

/** Of page builders: what they hold is apart from the next. */
const BUILDERS = /^(?:vc|et_pb|fusion|av|fl|cs|mk|kc|ux|section|row|columns?)(?:_|$)/
const IDS = /\b(?:ids|(?:image|img)(?:_id)?)=["']?([\d, ]{1,2000})/
const MEDIA = /\b(?:src|url|image|mp4|webm|ogv|m4v|mp3|ogg|wav|m4a)=["'](https?:\/\/[^"'\s]{1,999})/

/** The pictures or the film of a shortcode. */
async function mediaIn(attributes: string, site: TextSite): Promise<string> {
  const ids = (IDS.exec(attributes)?.[1] ?? '').split(',').map(Number).filter(Boolean)
  const pictures = await Promise.all(ids.map((id) => site.pictureOf(id)))
  const address = MEDIA.exec(attributes)?.[1]
  if (address === undefined) return pictures.map((picture) => (picture ? figureOf(picture) : '')).join('')
  if (/\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(address))
    return figureOf({ address, alt: /\balt="([^"]*)"/.exec(attributes)?.[1] ?? '' })
  site.note('embedded', address)
  return linkOf(address)
}

/** The address may be of this site already; rewrite() looks it up once more. */
const figureOf = ({ address, alt }: Pick<TextPicture, 'address' | 'alt'>): string =>
  `\n\n<figure><img src="${address}" alt="${escapeHtml(alt)}"></figure>\n\n`

/** Nothing for other schemes, whose link would be removed and leave its address as a text. */
const linkOf = (address: string): string =>
  /^https?:\/\//i.test(address) ? `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>` : ''

const withoutComments = (html: string): string =>
  replaceParts(html, ['<!--', '-->'], (comment) => (/^<!--(?:more|nextpage)\b/.test(comment) ? '\n\n' : ''))

const CAPTION: [string, string] = ['[caption', '[/caption]']

/** Attributes up to the bracket, the picture, perhaps within a link, and then the words. */
function captionOf(part: string): string {
  const text = part.slice(CAPTION[0].length, -CAPTION[1].length)
  const bracket = text.indexOf(']')
  const [attributes, inner] = [text.slice(0, bracket), text.slice(bracket + 1)]
  const end = inner.search(/<img\b/i) < 0 ? 0 : inner.indexOf('>', inner.search(/<img\b/i)) + 1
  const afterLink = /^\s*<\/a>/i.exec(inner.slice(end))?.[0].length ?? 0
  const [picture, words] = [inner.slice(0, end + afterLink), inner.slice(end + afterLink)]
  const caption = words.trim() || (/\bcaption="([^"]*)"/i.exec(attributes)?.[1] ?? '')
  return `\n\n<figure>${picture.trim()}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n\n`
}

/** Stands for a line of preformatted text: no text has it. */
const LINE = '\uE000'

/** The classic editor stores no paragraphs: an empty line ends one (wpautop of WordPress). */
function paragraphs(html: string): string {
  const lines = html.replaceAll(/\r\n?/g, '\n')
  const kept = replaceParts(lines, ['<pre', '</pre>'], (pre) => pre.replaceAll('\n', LINE))
  return kept
    .replaceAll(BESIDE_BLOCK, '\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
    .replaceAll(LINE, '\n')
}

/** Words alone, without markup. */
export const plainWords = (html: string): string => htmlToText(sanitizeHtml(withoutComments(html)))

/** Whether most letters are Devanagari. */
export function isNepali(text: string): boolean {
  const nepali = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return nepali > latin
}
